import type { Entry } from './entry.ts'
import { fold, type Searchable } from './filter.ts'
import type { Labels } from './labels.ts'

/** What an app is found by: name, code, tags, category and status, in the words of the page. */
export function searchable(entry: Entry, labels: Labels): Searchable & { entry: Entry } {
  const { name, code, tags, category, status } = entry
  const text = fold([name, code, ...tags, labels.category[category], labels.status[status]].join(' '))
  return { category, status, text, entry }
}
