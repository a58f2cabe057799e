/** The queue's rows are those that can be granted. */
const grants = () => [...document.querySelectorAll<HTMLElement>('tr [id^="grant-"]')]
const rowOf = (element: Element | null) => element?.closest('tr') ?? null

function current(buttons: HTMLElement[]) {
  const row = rowOf(document.activeElement)
  return row ? buttons.findIndex((button) => rowOf(button) === row) : -1
}

/** Moves the focus to the row below or above; from outside to the first one. */
export function step(by: 1 | -1) {
  const buttons = grants()
  const at = current(buttons)
  const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), buttons.length - 1)
  buttons[next]?.focus()
}

/** Presses a button of the row that holds the focus; without one, only leads to the first row. */
export function press(kind: 'grant' | 'refuse') {
  const buttons = grants()
  const row = rowOf(buttons[current(buttons)] ?? null)
  if (!row) return step(1)
  const button = row.querySelector<HTMLElement>(`[id^="${kind}-"]`)
  button?.focus()
  button?.click()
}
