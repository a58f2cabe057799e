/**
 * Keeps what a form holds while its page is read again in the other language; never a password. A browser that
 * forbids storage, or has no room, keeps nothing.
 */
const keyOf = (form: string) => `typed:${form}`

/** @returns whether the form was left by a change of language, a moment ago */
export function isKept(form: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(form)) !== null
  } catch {
    return false
  }
}

/**
 * Writes back, once, what the form held, and keeps it again at a change of language.
 *
 * @returns the function that ends the keeping
 */
export function keepText(name: string, form: HTMLFormElement): () => void {
  const key = keyOf(name)
  try {
    restore(form, JSON.parse(sessionStorage.getItem(key) ?? '[]'))
    sessionStorage.removeItem(key)
  } catch {}

  function keep({ target }: Event) {
    if (!(target instanceof Element && target.closest('a[data-language]'))) return
    const typed = controlsOf(form).map((one) => [one.name, one.value, isChoice(one) && one.checked])
    try {
      sessionStorage.setItem(key, JSON.stringify(typed))
    } catch {}
  }
  addEventListener('click', keep)
  return () => removeEventListener('click', keep)
}

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'
/** A password that is shown is an input of type text, too. */
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement &&
      one.name !== '' &&
      one.type !== 'hidden' &&
      !one.autocomplete.includes('password'),
  )

/** Tells React with an event. */
function restore(form: HTMLFormElement, typed: [name: string, value: string, checked: boolean][]) {
  for (const control of controlsOf(form))
    for (const [name, value, checked] of typed) {
      if (name !== control.name) continue
      if (!isChoice(control)) control.value = value
      else if (value === control.value) control.checked = checked
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
}
