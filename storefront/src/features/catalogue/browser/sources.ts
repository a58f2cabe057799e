import type { CardParts } from '@portal/contract/rules'
import { fill } from './fill.ts'
import { passes, type Query } from './filter.ts'
import type { createFinder } from './finder.ts'
import { unmark } from './mark.ts'
import type { Settings } from './settings.ts'

/** An element of a list, made when it is first shown, and the words of it that matched. */
type ShownNode = { node: () => HTMLElement; words: string[] }
export type Shown = {
  total: number
  nodes: ShownNode[]
  /** Suggested words when nothing was found; the nodes are then the nearest apps. */
  meant: string | null
  /** The words are nowhere in the catalogue. */
  missed: boolean
}

/** Finds the entries of a list. */
export type Source = {
  /** Fetches what a request will need. */
  load(): Promise<unknown>
  find(query: Query, limit: number): Promise<Shown>
}

/** Filters the elements of a list that the page carries whole; words are looked for in the index. */
export function pageSource(list: HTMLElement): Source {
  const items = ([...list.children] as HTMLElement[]).map((element) => ({
    category: Number(element.dataset.category),
    status: Number(element.dataset.status),
    shown: { node: () => element, words: [] },
  }))
  return {
    load: async () => undefined,
    async find(query, limit) {
      const found = items.filter((item) => passes(item, query))
      return {
        total: found.length,
        nodes: found.slice(0, limit).map(({ shown }) => shown),
        meant: null,
        missed: false,
      }
    },
  }
}

type Drawing = {
  template: HTMLTemplateElement
  settings: Settings
  /** Elements of the page that are up to date: they are shown again. */
  known?: ReadonlyMap<number, HTMLElement>
  /** Elements of an older catalogue. */
  before?: ReadonlyMap<number, HTMLElement>
}

/** Searches the whole catalogue with the finder, and draws cards into copies of the page's template. */
export function indexSource(
  finder: ReturnType<typeof createFinder>,
  { template, settings, known, before }: Drawing,
): Source {
  const drawn = new Map(known)
  const draw = (card: CardParts) => {
    const node = drawn.get(card.id) ?? keep(fill(template, card, settings), before?.get(card.id))
    drawn.set(card.id, node)
    return node
  }
  return {
    load: finder.load,
    async find(query, limit) {
      const { cards, ...found } = await finder.find(query, limit)
      return { ...found, nodes: cards.map(({ card, words }) => ({ node: () => draw(card), words })) }
    },
  }
}

/** Keeps the element of an unchanged card, and the picture of a changed one: an image that is loaded again blinks. */
function keep(node: HTMLElement, before: HTMLElement | undefined): HTMLElement {
  if (!before) return node
  unmark(before)
  // Removing an element leaves two text nodes where HTML has one.
  for (const one of [node, before]) one.normalize()
  if (node.isEqualNode(before)) return before
  const [fresh, old] = [node, before].map((one) => one.querySelector<HTMLImageElement>('.app__image'))
  if (fresh && old && fresh.src === old.src) fresh.replaceWith(old)
  return node
}
