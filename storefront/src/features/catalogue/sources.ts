import { fill } from './fill.ts'
import { fold, type Query, search } from './filter.ts'
import type { createFinder } from './finder.ts'
import type { Found } from './searchWorker.ts'

/** What a list shows, in order; an element is made when it is first shown. */
export type Shown = { total: number; nodes: (() => HTMLElement)[] }

/** Where a list finds what it shows. */
export type Source = {
  /** Fetches what a request will need. */
  load(): Promise<unknown>
  find(query: Query, limit: number): Promise<Shown>
}

/** A list that the page carries whole needs no index: its elements are its items. */
export function pageSource(list: HTMLElement): Source {
  const elements = [...list.children] as HTMLElement[]
  const read = () =>
    elements.map((element) => ({
      category: Number(element.dataset.category),
      status: Number(element.dataset.status),
      text: fold(element.textContent ?? ''),
      node: () => element,
    }))
  let items: ReturnType<typeof read> | undefined
  const load = async () => {
    items ??= read()
    return items
  }
  return {
    load,
    async find(query, limit) {
      const found = search(await load(), query)
      return { total: found.length, nodes: found.slice(0, limit).map(({ node }) => node) }
    },
  }
}

type Drawing = {
  template: HTMLTemplateElement
  appPath: string
  /** Elements that are on the page and right: they are shown again instead of a copy. */
  known?: ReadonlyMap<number, HTMLElement>
  /** Elements of an older catalogue. */
  before?: ReadonlyMap<number, HTMLElement>
}

/** The whole catalogue, found by the finder and drawn into copies of the page's template. */
export function indexSource(
  finder: ReturnType<typeof createFinder>,
  { template, appPath, known, before }: Drawing,
): Source {
  const drawn = new Map(known)
  const draw = (entry: Found['entries'][number], labels: Found['labels']) => {
    const node = drawn.get(entry.id) ?? keep(fill(template, entry, labels, appPath), before?.get(entry.id))
    drawn.set(entry.id, node)
    return node
  }
  return {
    load: finder.load,
    async find(query, limit) {
      const { total, entries, labels } = await finder.find(query, limit)
      return { total, nodes: entries.map((entry) => () => draw(entry, labels)) }
    },
  }
}

/** What stands there already and is right stays as it is; a picture too, which would blink if it were loaded again. */
function keep(node: HTMLElement, before: HTMLElement | undefined): HTMLElement {
  if (!before) return node
  // The blanks around a part that an app lacks are one text or two.
  for (const one of [node, before]) one.normalize()
  if (node.isEqualNode(before)) return before
  const [fresh, old] = [node, before].map((one) => one.querySelector<HTMLImageElement>('.app__image'))
  if (fresh && old && fresh.src === old.src) fresh.replaceWith(old)
  return node
}
