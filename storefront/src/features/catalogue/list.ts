import { nextFrame } from '../../lib/nextFrame.ts'
import type { Query } from './filter.ts'
import { createFinder } from './finder.ts'
import { FIRST_LOAD } from './firstLoad.ts'
import { resultsText } from './resultsText.ts'
import { indexSource, pageSource, type Shown, type Source } from './sources.ts'

/** What one frame draws: a phone's screen and a half. The rest follows, so that no key or press has to wait. */
const AT_ONCE = 6

/** The list of a page: the cards of the home page, or the rows of the catalogue. */
export function createList(list: HTMLElement) {
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr'
  const page = list.closest<HTMLElement>('.page') ?? document.body
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`)
  const template = document.querySelector<HTMLTemplateElement>('#app-template') as HTMLTemplateElement
  const appPath = list.dataset.appPath ?? ''
  const finder = createFinder(language)
  const elements = () =>
    new Map(
      [...list.children].map((node) => [Number((node as HTMLElement).dataset.app), node as HTMLElement]),
    )
  let source: Source =
    list.childElementCount >= Number(list.dataset.total)
      ? pageSource(list)
      : indexSource(finder, { template, appPath, known: elements() })
  let limit = FIRST_LOAD
  let latest = 0

  /** Shows what was asked for; a later request that is answered first wins. */
  async function show(query: Query): Promise<void> {
    const request = ++latest
    const isLatest = () => request === latest
    const shown = await source.find(query, limit).catch(() => null)
    if (!isLatest()) return
    part('load-error')?.toggleAttribute('hidden', shown !== null)
    if (!shown) return
    say(shown)
    await draw(shown.nodes, isLatest)
  }

  function say({ total, nodes }: Shown) {
    part('empty')?.toggleAttribute('hidden', total > 0)
    part('more')?.toggleAttribute('hidden', nodes.length >= total)
    const count = part('count')
    count?.replaceChildren(resultsText(total, language, count.dataset.one ?? '', count.dataset.many ?? ''))
    const progress = part('shown')
    progress?.replaceChildren(
      (progress.dataset.text ?? '')
        .replace('%{shown}', String(nodes.length))
        .replace('%{total}', String(total)),
    )
  }

  /** Place by place: what is right already stays, and the page keeps its height while the rest follows. */
  async function draw(nodes: Shown['nodes'], isLatest: () => boolean) {
    let drawn = 0
    for (const [place, node] of nodes.entries()) {
      if (put(node(), place)) drawn++
      if (drawn < AT_ONCE) continue
      drawn = 0
      await nextFrame()
      if (!isLatest()) return
    }
    for (const left of [...list.children].slice(nodes.length)) left.remove()
  }

  /** @returns whether something else stood there */
  function put(node: HTMLElement, place: number): boolean {
    const there = list.children[place]
    if (there === node) return false
    if (there) there.replaceWith(node)
    else list.append(node)
    return true
  }

  return {
    /** Fetches what a request will need, while the visitor is still aiming. */
    prepare: () => void source.load().catch(() => undefined),
    show,
    /** A new request starts at the top of the list. */
    rewind() {
      limit = FIRST_LOAD
    },
    async showMore(query: Query) {
      const before = list.childElementCount
      limit += FIRST_LOAD
      await show(query)
      list.children[before]?.querySelector<HTMLElement>('a')?.focus()
    },
    /**
     * The catalogue has changed since the page was built: shows the newer one, in place.
     *
     * @param apps the API's answer
     * @returns how many apps each category has now; 0 is all of them
     */
    async renew(apps: ArrayBuffer, query: Query) {
      const counts = await finder.renew(apps)
      source = indexSource(finder, { template, appPath, before: elements() })
      page.toggleAttribute('data-bare', counts[0] === 0)
      await show(query)
      return counts
    },
  }
}
