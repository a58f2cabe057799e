/**
 * Says on an app's page how long one gets and how long answers take. It imports nothing, so that Astro puts it
 * into the page: the figures differ from day to day, and the page does not wait for them.
 */
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
const line = document.querySelector<HTMLElement>('[data-offer]')

/** Rounds to days where hours would be no easier to read. */
function answerText(hours: number | null, { withinHour, hours: inHours, days }: Words): string {
  if (hours === null) return ''
  if (hours <= 1) return withinHour
  return hours < 2 * DAY
    ? inHours.replace('%{count}', String(hours))
    : days.replace('%{count}', String(Math.round(hours / DAY)))
}

async function show(place: HTMLElement) {
  const words = JSON.parse(place.dataset.words ?? '') as Words
  // The headers of the portal's client (packages/client/src/http.ts).
  const token = localStorage.getItem('access_token')
  const partner = localStorage.getItem('currentPartenaireId')
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(partner && { 'Client-Id': partner }),
  }
  const answer = await fetch(`/v1/publicsapps/${place.dataset.offer}/offer/`, { headers })
  if (!answer.ok) return
  const offer = (await answer.json()) as Offer
  const facts = [
    words.duration.replace('%{duration}', words.durations[offer.duration_id] ?? ''),
    offer.granted_at_once ? words.atOnce : answerText(offer.answer_hours, words),
  ]
  place.querySelector('[data-offer-facts]')?.replaceChildren(facts.filter(Boolean).join(' · '))
  if (offer.granted_at_once) place.querySelector('[data-offer-next]')?.replaceChildren(words.nextAtOnce)
}

// Without these figures the page stays as it is.
if (line) addEventListener('load', () => void show(line).catch(console.debug))
