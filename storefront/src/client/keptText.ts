const KEY = 'typed'

/** The page, whatever its language. */
const place = () => location.pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, '')

const isKept = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.name !== '' && !['password', 'hidden'].includes(control.type)
const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** Keeps what a form holds while its page is read again in the other language; never a password. */
export function keepText(form: HTMLFormElement): void {
  const typed = [...form.elements]
    .filter(isKept)
    .map((control) => [control.name, control.value, isChoice(control) && control.checked] as const)
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ place: place(), typed }))
  } catch {}
}

/** Writes it back, once, into fields that nobody has touched since. */
export function restoreText(form: HTMLFormElement): void {
  let kept: { place: string; typed: [name: string, value: string, checked: boolean][] }
  try {
    kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{"typed":[]}')
    sessionStorage.removeItem(KEY)
  } catch {
    return
  }
  if (kept.place !== place()) return
  for (const control of [...form.elements].filter(isKept))
    for (const [name, value, checked] of kept.typed) {
      if (name !== control.name) continue
      if (!isChoice(control)) control.value ||= value
      else if (value === control.value) control.checked ||= checked
    }
}
