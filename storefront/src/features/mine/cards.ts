import type { UserApp } from '@portal/contract'
import { appNameAround } from '../../lib/appNameAround.ts'
import { recordOf } from '../../lib/recordOf.ts'
import type { Known } from './known.ts'
import { stateWords } from './stateText.ts'

/** Entries of a list: cards and rows. */
const ENTRY = ':is(li, tr)[data-app]'

/** Puts one's own state on every card and row of the page, above the picture, where it moves nothing. */
export function drawCards(known: Known) {
  for (const entry of document.querySelectorAll<HTMLElement>(ENTRY)) {
    const access = recordOf(Number(entry.dataset.app), known.records, known.now)
    drawState(entry, access, known)
  }
}

function drawState(entry: HTMLElement, access: UserApp | null, known: Known) {
  const there = entry.querySelector<HTMLElement>('.mine')
  const words = access && stateWords(access, known)
  if (!access || !words) {
    there?.remove()
    return
  }
  const chip = there ?? put(entry)
  Object.assign(chip.dataset, { state: words.state, openApp: access.app_id })
  if (chip.textContent === words.text) return
  chip.textContent = words.text
  chip.ariaLabel = `${words.text} – ${appNameAround(entry)}`
}

/** The chip is a button: it opens the app's dialog, which holds the next step. */
function put(entry: HTMLElement): HTMLElement {
  const chip = document.createElement('button')
  chip.type = 'button'
  chip.className = 'mine chip only-in'
  ;(entry.querySelector('.card__body') ?? entry.lastElementChild)?.prepend(chip)
  return chip
}
