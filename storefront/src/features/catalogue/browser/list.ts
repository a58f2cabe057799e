import { nextFrame } from '../../../lib/nextFrame.ts'
import { FIRST_LOAD } from '../firstLoad.ts'
import { resultsText } from '../resultsText.ts'
import { clearOnEscape } from './clearOnEscape.ts'
import type { Query } from './filter.ts'
import { createFinder } from './finder.ts'
import { mark } from './mark.ts'
import { countMissed } from './missed.ts'
import { sayNothingFound } from './nothingFound.ts'
import { settingsOf } from './settings.ts'
import { indexSource, pageSource, type Shown, type Source } from './sources.ts'

/** Cards drawn in one frame: a phone's screen and a half. The next frames draw the rest, so that no key waits. */
const CARDS_A_FRAME = 6

/** Runs the list of a page: the cards of the home page, or the rows of the catalogue. */
export function createList(list: HTMLElement) {
  const settings = settingsOf(list)
  const page = list.closest<HTMLElement>('.page') ?? document.body
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`)
  const template = document.querySelector<HTMLTemplateElement>('#app-template') as HTMLTemplateElement
  const finder = createFinder(settings)
  const elements = () =>
    new Map(
      [...list.children].map((node) => [Number((node as HTMLElement).dataset.app), node as HTMLElement]),
    )
  let index = indexSource(finder, { template, settings, known: elements() })
  let whole: Source | null = list.childElementCount >= Number(list.dataset.total) ? pageSource(list) : null
  const sourceFor = ({ q, sort }: Query) => (whole && !q.trim() && sort === 'order' ? whole : index)
  const countMiss = countMissed()
  clearOnEscape(document.querySelector<HTMLInputElement>('#q'))
  let limit = FIRST_LOAD
  let latest = 0

  /** Shows what was asked for, unless a later request has begun. */
  async function show(query: Query): Promise<void> {
    const request = ++latest
    const isLatest = () => request === latest
    const shown = await sourceFor(query)
      .find(query, limit)
      .catch(() => null)
    if (!isLatest()) return
    part('load-error')?.toggleAttribute('hidden', shown !== null)
    if (!shown) return
    say(shown, query)
    liftField()
    await draw(shown.nodes, isLatest)
  }

  /** Brings the field under the bar when its results begin below the window, or behind a phone's keyboard. */
  function liftField() {
    const { activeElement } = document
    const seen = visualViewport?.height ?? innerHeight
    if (activeElement?.id === 'q' && list.getBoundingClientRect().top > seen - 160)
      activeElement.scrollIntoView()
  }

  function say({ total, nodes, meant, missed }: Shown, { q }: Query) {
    countMiss(missed ? q.trim() : '')
    const empty = part('empty')
    const isLeft = total > 0 && empty?.contains(document.activeElement)
    empty?.toggleAttribute('hidden', total > 0)
    if (isLeft) focusList()
    sayNothingFound(page, { asked: q.trim(), meant, near: total === 0 ? nodes.length : 0 })
    part('more')?.toggleAttribute('hidden', nodes.length >= total)
    const count = part('count')
    count?.replaceChildren(
      resultsText(total, settings.language, count.dataset.one ?? '', count.dataset.many ?? ''),
    )
    const progress = part('shown')
    progress?.replaceChildren(
      (progress.dataset.text ?? '')
        .replace('%{shown}', String(nodes.length))
        .replace('%{total}', String(total)),
    )
  }

  /** Keeps the place of somebody whose button goes away with the sentences of an empty list. */
  function focusList() {
    list.tabIndex = -1
    list.focus({ preventScroll: true })
  }

  /** Replaces what differs, place by place, so that the page keeps its height meanwhile. */
  async function draw(nodes: Shown['nodes'], isLatest: () => boolean) {
    let drawn = 0
    for (const [place, { node, words }] of nodes.entries()) {
      const element = node()
      mark(element, words)
      if (put(element, place)) drawn++
      if (drawn < CARDS_A_FRAME) continue
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
    prepare: () => void index.load().catch(() => undefined),
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
     * Shows a newer catalogue in place of the one that the page was built from.
     *
     * @param apps the API's answer
     * @returns how many apps each category has now; 0 is all of them
     */
    async renew(apps: ArrayBuffer, query: Query) {
      const counts = await finder.renew(apps)
      index = indexSource(finder, { template, settings, before: elements() })
      whole = null
      page.toggleAttribute('data-bare', counts[0] === 0)
      await show(query)
      return counts
    },
  }
}
