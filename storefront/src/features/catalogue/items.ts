import type { Language, PublicApp } from '@portal/contract'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { type Entry, toEntry } from './entry.ts'
import { fill } from './fill.ts'
import { fold, type Searchable } from './filter.ts'

/** Something that a list can show; its element is made when it is first shown. */
export type Item = Searchable & { id: number; node: () => HTMLElement }

/** A list that the page carries whole needs no index: its elements are its items. */
export const itemsOnPage = (list: Element): Item[] =>
  [...list.children].map((node) => {
    const element = node as HTMLElement
    const { app, category, status } = element.dataset
    return {
      id: Number(app),
      category: Number(category),
      status: Number(status),
      text: fold(element.textContent ?? ''),
      node: () => element,
    }
  })

export async function fetchIndex(language: Language): Promise<CatalogueIndex> {
  const answer = await fetch(`/catalogue/${language}.json`)
  if (!answer.ok) throw new Error(`The index answered ${answer.status}.`)
  return (await answer.json()) as CatalogueIndex
}

/** The index's entries as the API has them now, in place of those of the build. */
export const withNewer = (index: CatalogueIndex, apps: PublicApp[], language: Language): CatalogueIndex => ({
  ...index,
  entries: apps.map((app) => toEntry(app, language, index.mediaBase)),
})

/**
 * @param known elements that are on the page and right; they are shown again instead of a copy
 */
export function itemsOf(
  { entries, labels }: CatalogueIndex,
  template: HTMLTemplateElement,
  appPath: string,
  known: ReadonlyMap<number, HTMLElement> = new Map(),
): Item[] {
  const text = ({ name, code, tags, category, status }: Entry) =>
    fold([name, code, ...tags, labels.category[category], labels.status[status]].join(' '))
  return entries.map((entry) => {
    let node = known.get(entry.id)
    return {
      id: entry.id,
      category: entry.category,
      status: entry.status,
      text: text(entry),
      node: () => {
        node ??= fill(template, entry, labels, appPath)
        return node
      },
    }
  })
}
