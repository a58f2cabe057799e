import { callHeaders } from './callHeaders.ts'

type Offer = { duration_id: number; granted_at_once: boolean; answer_hours: number | null }
type Words = {
  duration: string
  atOnce: string
  nextAtOnce: string
  withinHour: string
  hours: string
  days: string
  durations: string[]
}

const DAY = 24

/** Rounds to days where hours would be no easier to read. */
function answerText(hours: number | null, { withinHour, hours: inHours, days }: Words): string {
  if (hours === null) return ''
  if (hours <= 1) return withinHour
  return hours < 2 * DAY
    ? inHours.replace('%{count}', String(hours))
    : days.replace('%{count}', String(Math.round(hours / DAY)))
}

/** Says how long one gets and how long answers take: it differs from day to day, and the page does not wait for it. */
export async function showOffer(place: HTMLElement): Promise<void> {
  const words = JSON.parse(place.dataset.words ?? '') as Words
  const answer = await fetch(`/v1/publicsapps/${place.dataset.offer}/offer/`, { headers: callHeaders() })
  if (!answer.ok) return
  const offer = (await answer.json()) as Offer
  const facts = [
    words.duration.replace('%{duration}', words.durations[offer.duration_id] ?? ''),
    offer.granted_at_once ? words.atOnce : answerText(offer.answer_hours, words),
  ]
  place.querySelector('[data-offer-facts]')?.replaceChildren(facts.filter(Boolean).join(' · '))
  if (offer.granted_at_once) place.querySelector('[data-offer-next]')?.replaceChildren(words.nextAtOnce)
}
