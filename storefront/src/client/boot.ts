/**
 * The only script that runs on a page that nobody has touched. Astro writes it into the page: it must import
 * nothing, or it would become a request. What takes more than a few lines is in `act.ts`, fetched when a visitor
 * reaches for something.
 */
type Act = typeof import('./act.ts')
type SnackbarDetail = { text: string; tone?: string }

const root = document.documentElement
const REACHABLE = '[data-act], [data-open-app]'

let acting: Promise<Act> | undefined
/** The page names the file in an inert <template>, so that the build can hash it and nothing loads it early. */
const place = document.querySelector<HTMLTemplateElement>('#act')
const act = (): Promise<Act> => {
  acting ??= import(/* @vite-ignore */ place?.content.querySelector('script')?.src ?? '')
  acting.catch(() => {
    acting = undefined
    root.removeAttribute('data-narrowing')
  })
  return acting
}

const reached = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(REACHABLE) : null

for (const type of ['pointerover', 'focusin']) {
  addEventListener(type, (event) => {
    const element = reached(event)
    if (element)
      act()
        .then((module) => module.prepare(element))
        .catch(() => {})
  })
}

addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLAnchorElement>('a[data-keep-query]')
  if (link) {
    link.search = location.search
    try {
      if (link.dataset.language) localStorage.setItem('locale', link.dataset.language)
    } catch {}
  }
  if (target?.closest('[data-to-top]')) scrollTo({ top: 0 })
  const element = reached(event)
  // A category shows at once that it is chosen; what the list then shows may still be on its way.
  if (element?.dataset.category)
    for (const chip of document.querySelectorAll<HTMLElement>('[data-act][data-category]'))
      chip.ariaPressed = String(chip === element)
  if (element?.matches('button'))
    act()
      .then((module) => module.perform(element))
      .catch(() => say({ text: place?.dataset.failed ?? '', tone: 'error' }))
})

/** A form that is sent before its island came alive is kept, and sent by it (`components/form/useForm.ts`). */
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target as Element).closest('astro-island')) return
  event.preventDefault()
  ;(event.target as HTMLFormElement).ariaBusy = 'true'
})

addEventListener('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 20), { passive: true })

function say({ text, tone = 'neutral' }: SnackbarDetail) {
  const region = document.querySelector<HTMLElement>('.snackbars')
  const snackbar = document.createElement('p')
  snackbar.className = `snackbar snackbar--${tone}`
  snackbar.textContent = text
  region?.append(snackbar)
  // The top layer: a sentence about a dialog must not stand behind it.
  region?.hidePopover()
  region?.showPopover()
  setTimeout(() => {
    snackbar.remove()
    if (!region?.childElementCount) region?.hidePopover()
  }, 5000)
}
addEventListener('portal:snackbar', (event) => say((event as CustomEvent<SnackbarDetail>).detail))

const year = document.querySelector('[data-year]')
if (year) year.textContent = String(new Date().getFullYear())

if (document.querySelector('[data-results]')) {
  if (/[?&](q|category|status|app)=[^&]/.test(location.search))
    act()
      .then((module) => module.restore())
      .catch(() => {})
  const { etag } = root.dataset
  if (etag)
    (window.requestIdleCallback ?? setTimeout)(async () => {
      const answer = await fetch('/v1/publicsapps/', { headers: { 'If-None-Match': etag } }).catch(() => null)
      // What stands is right enough where the newer list does not come (specification, section 8).
      if (answer?.status === 200)
        act()
          .then((module) => module.refresh(answer))
          .catch(() => {})
    })
}
