import { prepareOpenApp } from '../features/access/parts.ts'
import { NO_QUERY, parseQuery, type Query, toAddress } from '../features/catalogue/browser/filter.ts'
import { nextFrame } from '../lib/nextFrame.ts'
import { overlayStyles } from './overlayStyles.ts'

type List = ReturnType<typeof import('../features/catalogue/browser/list.ts')['createList']>

/** Actions of the catalogue's pages, loaded by `boot.ts` when a visitor reaches for a control. */

const results = document.querySelector<HTMLElement>('[data-results]')
let opening: Promise<List | null> | undefined
/** The list of the page, loaded with the first act that needs it. */
const openList = () => {
  opening ??= results
    ? import('../features/catalogue/browser/list.ts').then(({ createList }) => createList(results))
    : Promise.resolve(null)
  return opening
}
const form = document.querySelector<HTMLFormElement>('form[data-act="search"]')
/** Loads a module together with the style sheets of dialogs. */
const withStyles = async <Module>(module: Promise<Module>) =>
  (await Promise.all([module, overlayStyles()]))[0]
const openAppModule = () => {
  prepareOpenApp()
  return withStyles(import('../features/access/openApp.ts'))
}
const videoModule = () => withStyles(import('../features/catalogue/browser/video.ts'))

const followModule = () => import('../features/catalogue/browser/follow.ts')
/** The wish to be told when the page's app opens. */
const follow = document.querySelector<HTMLElement>('[data-follow]')

const query = () => parseQuery(location.search)

/** Sets the controls to what the address says. */
function showControls({ q, category, status, sort }: Query) {
  for (const chip of document.querySelectorAll<HTMLElement>('[data-act="category"]'))
    chip.ariaPressed = String(Number(chip.dataset.category) === category)
  for (const [name, value] of Object.entries({ q, category: category || '', status: status ?? '', sort })) {
    const control = form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
    if (control && control !== document.activeElement && control.value !== String(value))
      control.value = String(value)
  }
}

/** Puts a query into the address: a new history entry, except between two keys. */
function ask(wanted: Query, method: 'pushState' | 'replaceState' = 'pushState') {
  void openList().then((list) => list?.rewind())
  return apply(wanted, () => history[method](null, '', location.pathname + toAddress(wanted)))
}

let latest = 0
async function apply(wanted: Query, keep?: () => void) {
  const request = ++latest
  showControls(wanted)
  // Draws the control first; address and list take longer.
  await nextFrame()
  keep?.()
  // Skips a list that a newer query replaced.
  const list = await openList()
  if (request === latest) await list?.show(wanted)
  document.documentElement.removeAttribute('data-narrowing')
}

/** Reads the form; a page whose form has no filters keeps those of its address. */
const fromForm = () => {
  const fields = new URLSearchParams(form?.elements.namedItem('category') ? '' : location.search)
  for (const [name, value] of form ? new FormData(form) : []) fields.set(name, String(value))
  return parseQuery(fields)
}
let typed = false
form?.addEventListener('input', (event) => {
  const typing = event.target instanceof HTMLInputElement
  void ask(fromForm(), typing && typed ? 'replaceState' : 'pushState')
  typed = typing
})
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void ask(fromForm(), 'replaceState')
})
// Catches up with text typed while this file was loading.
if (form && toAddress(fromForm()) !== toAddress(query()) && form.contains(document.activeElement))
  void ask(fromForm())
addEventListener('popstate', () => void apply(query()))

/** Preloads what pressing a hovered or focused control needs. */
export function prepare(element: HTMLElement): void {
  if (element.dataset.openApp) void openAppModule()
  else if (element.dataset.act === 'video') void videoModule()
  else void openList().then((list) => list?.prepare())
}

/** Shows a signed-in visitor their own states. */
export async function knowMe() {
  if (follow) void followModule().then(({ showFollowing }) => showFollowing(follow))
  await (await import('../features/mine/knowMe.ts')).knowMe()
}

/** Does what a pressed control stands for, and takes its busy mark away. */
export async function perform(element: HTMLElement): Promise<void> {
  try {
    await act(element)
  } finally {
    element.ariaBusy = null
  }
}

async function act(element: HTMLElement): Promise<void> {
  const { act: wanted, category, openApp } = element.dataset
  if (openApp) await (await openAppModule()).openApp(Number(openApp), element)
  else if (wanted === 'video') await (await videoModule()).openVideo(element)
  else if (wanted === 'follow' && follow) await (await followModule()).toggleFollowing(follow)
  else if (wanted === 'category') await ask({ ...query(), category: Number(category) })
  else if (wanted === 'reset') await ask(NO_QUERY)
  else if (wanted === 'meant')
    await ask({ ...query(), q: element.querySelector('strong')?.textContent ?? '' })
  else if (wanted === 'more') {
    await nextFrame()
    await (await openList())?.showMore(query())
  }
}

/**
 * Applies a filter in the address, opens the app chosen before signing in (`?app=12`), or the page's own app for
 * somebody who comes back from a demo that has closed (`?ask=1`).
 */
export async function restore(): Promise<void> {
  await apply(query())
  const chip = document.querySelector<HTMLElement>('[data-act="category"][aria-pressed="true"]')
  chip?.parentElement?.scrollTo({ left: chip.offsetLeft - innerWidth / 3 })
  const params = new URLSearchParams(location.search)
  const own = params.has('ask') && document.querySelector<HTMLElement>('.app [data-open-app]')
  if (own) return perform(own)
  const app = Number(params.get('app'))
  if (!Number.isInteger(app) || app < 1) return
  if (follow?.dataset.follow === String(app)) return (await followModule()).resumeFollowing(follow)
  const opener = document.querySelector<HTMLElement>(`[data-open-app="${app}"]`) ?? document.body
  await (await openAppModule()).openApp(app, opener)
}

/** Redraws from a newer catalogue; `answer` is the API's. */
export async function refresh(answer: Response): Promise<void> {
  const counts = await (await openList())?.renew(await answer.arrayBuffer(), query())
  for (const chip of document.querySelectorAll<HTMLElement>('[data-act="category"]'))
    chip
      .querySelector('.filter__count')
      ?.replaceChildren(String(counts?.[Number(chip.dataset.category)] ?? 0))
}
