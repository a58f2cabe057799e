/** Keeps what a form holds while its page is read again in the other language; never a password. */
const KEY = 'typed'
const form = document.querySelector<HTMLFormElement>('main form')

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'
const controls = () =>
  [...(form?.elements ?? [])].filter(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.name !== '' && one.type !== 'password' && one.type !== 'hidden',
  )
/** The page, whatever its language. */
const place = location.pathname.replace(/^\/en(?=\/)|\/$/g, '')

try {
  restore(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  sessionStorage.removeItem(KEY)
} catch {}

/** Writes it back, once. React reads the fields when it comes. */
function restore(kept: { place?: string; typed?: [name: string, value: string, checked: boolean][] }) {
  if (kept.place !== place) return
  for (const control of controls())
    for (const [name, value, checked] of kept.typed ?? []) {
      if (name !== control.name) continue
      if (!isChoice(control)) control.value ||= value
      else if (value === control.value) control.checked ||= checked
    }
}

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('a[data-language]'))) return
  const typed = controls().map((one) => [one.name, one.value, isChoice(one) && one.checked])
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ place, typed }))
  } catch {}
})
