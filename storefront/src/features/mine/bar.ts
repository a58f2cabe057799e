import type { UserApp } from '@portal/contract'
import { accessState, timeLeftMs } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { endingFirst } from '../../lib/endingFirst.ts'
import { leftText } from '../../lib/leftText.ts'
import type { Known } from './known.ts'

/** Length of the ring's circle, as its `pathLength` says. */
const WHOLE = 100

/** Shows in the bar who is signed in, what waits, and the time left of the demo that ends first. */
export function drawBar(known: Known, name: string | null | undefined) {
  const link = document.querySelector<HTMLElement>('[data-mine]')
  const part = (which: string) => link?.querySelector<HTMLElement>(`[data-mine-${which}]`)
  document.querySelector('[data-my-name]')?.replaceChildren(name ?? '')
  if (!link) return

  const running = endingFirst(known.records, known.now)
  link.toggleAttribute('data-running', running !== undefined)
  part('circle')?.setAttribute('stroke-dasharray', `${running ? shareLeft(running, known.now) : 0} ${WHOLE}`)
  say(part('left'), running ? leftText(running, known.now, known.words) : '')
  const count = countOf(known, 'waiting') + countOf(known, 'granted')
  say(part('count'), count > 0 ? String(count) : '')
  say(part('told'), told(known, running))
}

const stateOf = (access: UserApp, { now }: Known) => accessState(access, now)
const countOf = (known: Known, state: string) =>
  known.records.filter((access) => stateOf(access, known) === state).length

/** Gives the share of the time that is left, of {@link WHOLE}. */
function shareLeft(access: UserApp, now: Date): number {
  const whole = Date.parse(access.expire_at ?? '') - Date.parse(access.activated_at ?? '')
  return Math.round((WHOLE * (timeLeftMs(access, now) ?? 0)) / whole)
}

/** Says to screen readers what ring and dot show. */
function told(known: Known, running: UserApp | undefined): string {
  const { words } = known
  const parts = [
    running && interpolate(words.bar.running, { left: leftText(running, known.now, words) }),
    counted(countOf(known, 'granted'), words.bar.granted),
    counted(countOf(known, 'waiting'), words.bar.waiting),
  ].filter(Boolean)
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

const counted = (count: number, sentence: string) => (count > 0 ? interpolate(sentence, { count }) : '')

/** Leaves a text alone that says the same: a changed node would be read again. */
function say(element: HTMLElement | null | undefined, text: string) {
  if (element && element.textContent !== text) element.textContent = text
}
