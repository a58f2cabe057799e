import type { STORAGE_KEYS } from '@portal/contract/rules'

/**
 * The only script that runs on a page that nobody has touched. Astro writes it into the page: it must import
 * nothing, or it would become a request. What takes more than a few lines is in `onDemand.ts`, fetched when a visitor
 * reaches for something.
 */
type OnDemand = typeof import('./onDemand.ts')
type SnackbarDetail = { text: string; tone?: string }

const root = document.documentElement
const REACHABLE = '[data-act], [data-open-app]'

let loading: Promise<OnDemand> | undefined
/** The page names the file in an inert <template>, so that the build can hash it and nothing loads it early. */
const place = document.querySelector<HTMLTemplateElement>('#on-demand')
const onDemand = (): Promise<OnDemand> => {
  loading ??= import(/* @vite-ignore */ place?.content.querySelector('script')?.src ?? '')
  loading.catch(() => {
    loading = undefined
    root.removeAttribute('data-narrowing')
  })
  return loading
}

const around = <Found extends HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null

for (const type of ['pointerover', 'focusin']) {
  addEventListener(type, (event) => {
    const element = around(event, REACHABLE)
    if (element)
      onDemand()
        .then((module) => module.prepare(element))
        .catch(() => {})
  })
}

addEventListener('click', (event) => {
  const link = around<HTMLAnchorElement>(event, 'a[data-keep-query]')
  if (link) {
    link.search = location.search
    try {
      if (link.dataset.language)
        localStorage.setItem('locale' satisfies typeof STORAGE_KEYS.language, link.dataset.language)
    } catch {}
  }
  if (around(event, '[data-to-top]')) scrollTo({ top: 0 })
  const element = around(event, REACHABLE)
  if (!element?.matches('button')) return
  if (element.dataset.category) choose(element.dataset.category)
  onDemand()
    .then((module) => module.perform(element))
    .catch(() => {
      choose(/[?&]category=(\d)/.exec(location.search)?.[1] ?? '0')
      say({ text: place?.dataset.failed ?? '', tone: 'error' })
    })
})

/** A category shows at once that it is chosen; the list, which the address speaks of, may still be on its way. */
function choose(category: string) {
  for (const chip of document.querySelectorAll<HTMLElement>('[data-act=category]'))
    chip.ariaPressed = String(chip.dataset.category === category)
}

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
    onDemand()
      .then((module) => module.restore())
      .catch(() => {})
  const { etag } = root.dataset
  // Once the page has been painted; not when the browser is idle: on a busy machine it never is.
  if (etag) addEventListener('load', () => setTimeout(newer, 500, etag))
}

async function newer(etag: string) {
  const headers = { 'If-None-Match': etag, ...headersOfEveryCall() }
  const answer = await fetch('/v1/publicsapps/', { headers }).catch(() => null)
  // What stands is right enough where the newer list does not come (specification, section 8).
  if (answer?.status === 200)
    onDemand()
      .then((module) => module.refresh(answer))
      .catch(() => {})
}

/** What the portal's client sends with every call, too (packages/client/src/http.ts). */
function headersOfEveryCall(): Record<string, string> {
  try {
    const token = localStorage.getItem('access_token')
    const partner = localStorage.getItem('currentPartenaireId')
    return { ...(token && { Authorization: `Bearer ${token}` }), ...(partner && { 'Client-Id': partner }) }
  } catch {
    return {}
  }
}
