import { NO_QUERY, parseQuery, type Query, toAddress } from '../features/catalogue/browser/filter.ts'
import { createList } from '../features/catalogue/browser/list.ts'
import { nextFrame } from '../lib/nextFrame.ts'
import { overlayStyles } from './overlayStyles.ts'

/** What the catalogue's pages do once a visitor reaches for something. Loaded by `boot.ts`, never before. */

const results = document.querySelector<HTMLElement>('[data-results]')
const list = results && createList(results)
const form = document.querySelector<HTMLFormElement>('form[data-act="search"]')
/** A module whose dialog needs the style sheets of dialogs. */
const withStyles = async <Module>(module: Promise<Module>) =>
  (await Promise.all([module, overlayStyles()]))[0]
const openAppModule = () => withStyles(import('../features/access/openApp.ts'))
const videoModule = () => withStyles(import('../features/catalogue/browser/video.ts'))

const query = () => parseQuery(location.search)

/** The controls say what the address says. */
function showControls({ q, category, status }: Query) {
  for (const chip of document.querySelectorAll<HTMLElement>('[data-act="category"]'))
    chip.ariaPressed = String(Number(chip.dataset.category) === category)
  for (const [name, value] of Object.entries({ q, category: category || '', status: status ?? '' })) {
    const control = form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
    if (control && control !== document.activeElement && control.value !== String(value))
      control.value = String(value)
  }
}

/** Keeps a request in the address: a step of its own in the history, except from one key to the next. */
function ask(wanted: Query, entry: 'pushState' | 'replaceState' = 'pushState') {
  list?.rewind()
  return apply(wanted, () => history[entry](null, '', location.pathname + toAddress(wanted)))
}

let latest = 0
async function apply(wanted: Query, keep?: () => void) {
  const request = ++latest
  showControls(wanted)
  // The control answers in this frame; the address and the list, which take longer, follow.
  await nextFrame()
  keep?.()
  // Another key was pressed meanwhile: its list is the one to draw.
  if (request === latest) await list?.show(wanted)
  document.documentElement.removeAttribute('data-narrowing')
}

const fromForm = () => {
  const fields = new URLSearchParams()
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
// A visitor may have typed while this file was on its way.
if (form && toAddress(fromForm()) !== toAddress(query()) && form.contains(document.activeElement))
  void ask(fromForm())
addEventListener('popstate', () => void apply(query()))

/** The pointer or the focus is on a control: fetches what pressing it will need. */
export function prepare(element: HTMLElement): void {
  if (element.dataset.openApp) void openAppModule().then((module) => module.prepareOpenApp())
  else if (element.dataset.act === 'video') void videoModule()
  else list?.prepare()
}

export async function perform(element: HTMLElement): Promise<void> {
  const { act, category, openApp } = element.dataset
  if (openApp) await (await openAppModule()).openApp(Number(openApp), element)
  else if (act === 'video') (await videoModule()).openVideo(element)
  else if (act === 'category') await ask({ ...query(), category: Number(category) })
  else if (act === 'reset') await ask(NO_QUERY)
  else if (act === 'more') {
    await nextFrame()
    await list?.showMore(query())
  }
}

/** The address asks for something: a narrower list, or the app that was chosen before signing in (`?app=12`). */
export async function restore(): Promise<void> {
  await apply(query())
  const chip = document.querySelector<HTMLElement>('[data-act="category"][aria-pressed="true"]')
  chip?.parentElement?.scrollTo({ left: chip.offsetLeft - innerWidth / 3 })
  const app = Number(new URLSearchParams(location.search).get('app'))
  if (!Number.isInteger(app) || app < 1) return
  const opener = document.querySelector<HTMLElement>(`[data-open-app="${app}"]`) ?? document.body
  await (await openAppModule()).openApp(app, opener)
}

/** The catalogue moved on since this page was built; `answer` is the API's. */
export async function refresh(answer: Response): Promise<void> {
  const counts = await list?.renew(await answer.arrayBuffer(), query())
  for (const chip of document.querySelectorAll<HTMLElement>('[data-act="category"]'))
    chip
      .querySelector('.filter__count')
      ?.replaceChildren(String(counts?.[Number(chip.dataset.category)] ?? 0))
}
