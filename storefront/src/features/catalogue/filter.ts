/** What a visitor asked the list for; 0 and the empty text ask for everything. Statuses start at 0: `null` is all. */
export type Query = { q: string; category: number; status: number | null }

export const NO_QUERY: Query = { q: '', category: 0, status: null }

/** What can be searched: `text` is folded, once, when the list is read and not on every key. */
export type Searchable = { category: number; status: number; text: string }

/** 'Œil d’Été' and 'oeil d'ete' are the same to somebody who searches. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")

/** Keeps the order; every word must be found. */
export function search<Item extends Searchable>(
  items: readonly Item[],
  { q, category, status }: Query,
): Item[] {
  const words = fold(q).replaceAll('#', ' ').split(/\s+/).filter(Boolean)
  return items.filter(
    (item) =>
      (category === 0 || item.category === category) &&
      (status === null || item.status === status) &&
      words.every((word) => item.text.includes(word)),
  )
}

/** How many apps each category has; 0 is all of them. */
export function countByCategory(items: readonly Pick<Searchable, 'category'>[]): Record<number, number> {
  const counts: Record<number, number> = { 0: items.length, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { category } of items) counts[category] = (counts[category] ?? 0) + 1
  return counts
}

const digit = (value: string | null, max: number) =>
  value !== null && /^\d$/.test(value) && Number(value) <= max ? Number(value) : null

/** @param address the part after '?', or a form's fields; nothing in it is trusted */
export function parseQuery(address: string | URLSearchParams): Query {
  const params = new URLSearchParams(address)
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    category: digit(params.get('category'), 5) ?? 0,
    status: digit(params.get('status'), 5),
  }
}

/** The address's query for a request: '' where nothing is asked, else '?category=2'. */
export function toAddress({ q, category, status }: Query): string {
  const params = new URLSearchParams()
  if (q.trim()) params.set('q', q.trim())
  if (category) params.set('category', String(category))
  if (status !== null) params.set('status', String(status))
  return params.size > 0 ? `?${params}` : ''
}
