/** `order` is the catalogue's, or the best first where words are looked for. */
export const SORTS = ['order', 'new', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** A visitor's request; an empty text, category 0 and status `null` ask for everything. */
export type Query = { q: string; category: number; status: number | null; sort: Sort }

export const NO_QUERY: Query = { q: '', category: 0, status: null, sort: 'order' }

/** Tests an app's category and status. */
export const passes = (app: { category: number; status: number }, { category, status }: Query) =>
  (category === 0 || app.category === category) && (status === null || app.status === status)

const digit = (value: string | null, max: number) =>
  value !== null && /^\d$/.test(value) && Number(value) <= max ? Number(value) : null

/** @param address the part after '?', or a form's fields; nothing in it is trusted */
export function parseQuery(address: string | URLSearchParams): Query {
  const params = new URLSearchParams(address)
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    category: digit(params.get('category'), 5) ?? 0,
    status: digit(params.get('status'), 5),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'order',
  }
}

/** Writes a request as the address's query: '?category=2', or '' for everything. */
export function toAddress({ q, category, status, sort }: Query): string {
  const params = new URLSearchParams()
  if (q.trim()) params.set('q', q.trim())
  if (category) params.set('category', String(category))
  if (status !== null) params.set('status', String(status))
  if (sort !== 'order') params.set('sort', sort)
  return params.size > 0 ? `?${params}` : ''
}
