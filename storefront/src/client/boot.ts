import type { STORAGE_KEYS } from '@portal/contract/rules'

/**
 * The only script on a page that nobody has touched. Astro inlines it as long as it imports nothing;
 * anything longer goes into `onDemand.ts`, which loads when a visitor reaches for a control.
 */
type OnDemand = typeof import('./onDemand.ts')
type SnackbarDetail = { text: string; tone?: string }

// Names of their own: many calls by them fit the budget of the page.
const listen = addEventListener
const root = document.documentElement
const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)
const REACHABLE = '[data-act], [data-open-app]'

let loading: Promise<OnDemand> | undefined
/**
 * An inert <template> holds the script's address, so that the build can hash it and nothing loads it early.
 */
const place = find<HTMLTemplateElement>('#on-demand')
const onDemand = (): Promise<OnDemand> => {
  loading ??= import(/* @vite-ignore */ place?.content.querySelector('script')?.src ?? '')
  loading.catch(() => {
    loading = undefined
    root.removeAttribute('data-narrowing')
  })
  return loading
}

/** Tries again with the next action what cannot be loaded now. */
const whenLoaded = (act: (module: OnDemand) => unknown) =>
  void onDemand()
    .then(act)
    .catch(() => {})

const around = <Found extends HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null

for (const type of ['pointerover', 'focusin']) {
  listen(type, (event) => {
    const element = around(event, REACHABLE)
    if (element) whenLoaded((module) => module.prepare(element))
  })
}

listen('click', (event) => {
  const link = around<HTMLAnchorElement>(event, 'a[data-keep-query]')
  if (link) {
    link.search = location.search
    try {
      if (link.dataset.language)
        localStorage.setItem('locale' satisfies typeof STORAGE_KEYS.language, link.dataset.language)
    } catch {
      // Storage may be forbidden: the page is in the chosen language all the same.
    }
  }
  if (around(event, '[data-to-top]')) scrollTo(0, 0)
  const element = around(event, REACHABLE)
  if (!element?.matches('button')) return
  if (element.dataset.category) choose(element.dataset.category)
  // Answers the press at once; `perform` takes the mark away.
  element.ariaBusy = 'true'
  onDemand()
    .then((module) => module.perform(element))
    .catch(() => {
      element.ariaBusy = null
      choose(/[?&]category=(\d)/.exec(location.search)?.[1] ?? '0')
      say({ text: place?.dataset.failed ?? '', tone: 'error' })
    })
})

/** `/` and Ctrl+K lead to the search field, as they do elsewhere. */
listen('keydown', (event) => {
  const field = find('#q')
  const { key, ctrlKey, metaKey } = event
  if (!field || !(key === '/' ? !around(event, 'input,textarea') : key === 'k' && (ctrlKey || metaKey)))
    return
  event.preventDefault()
  field.focus()
})

/** Marks the chosen category at once; address and list may follow later. */
function choose(category: string) {
  for (const chip of document.querySelectorAll<HTMLElement>('[data-act=category]'))
    chip.ariaPressed = String(chip.dataset.category === category)
}

/** Keeps a form that is sent before its island is ready; `components/form/useForm.ts` sends it then. */
listen('submit', (event) => {
  if (event.defaultPrevented || !(event.target as Element).closest('astro-island')) return
  event.preventDefault()
  ;(event.target as HTMLFormElement).ariaBusy = 'true'
})

listen('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 20))

function say({ text, tone = 'neutral' }: SnackbarDetail) {
  const region = find('.snackbars')
  const snackbar = document.createElement('p')
  snackbar.className = `snackbar snackbar--${tone}`
  snackbar.textContent = text
  region?.append(snackbar)
  // The top layer puts it above an open dialog.
  region?.hidePopover()
  region?.showPopover()
  setTimeout(() => {
    snackbar.remove()
    if (!region?.childElementCount) region?.hidePopover()
  }, 5000)
}
listen('portal:snackbar', (event) => say((event as CustomEvent<SnackbarDetail>).detail))

find('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`)

if (find('[data-results],.app,.sign-in')) {
  if (/[?&](q|category|status|sort|app|ask)=./.test(location.search)) whenLoaded((module) => module.restore())
  const { etag } = root.dataset
  // Waits for the first paint, not for an idle browser: a busy machine is never idle.
  if (etag) listen('load', () => setTimeout(newer, 500, etag))
}

if ('session' in root.dataset) whenLoaded((module) => module.knowMe())

async function newer(etag: string) {
  try {
    // The headers of the portal's client (packages/client/src/http.ts), which this script cannot import.
    const token = localStorage.getItem('access_token')
    const partner = localStorage.getItem('currentPartenaireId')
    const headers = {
      'If-None-Match': etag,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(partner && { 'Client-Id': partner }),
    }
    const answer = await fetch('/v1/publicsapps/', { headers })
    if (answer.status === 200) await (await onDemand()).refresh(answer)
  } catch {
    // Without a newer list the page stays as it is.
  }
}
