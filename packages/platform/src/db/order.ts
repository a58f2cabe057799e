import type { OrderByItemBuilder } from 'kysely'

/** The columns of lists that may hold nothing. */
const NULLABLE = new Set([
  'activated_at',
  'decided_at',
  'expire_at',
  'fonction',
  'last_connect_at',
  'organisation',
  'user_id',
  'version',
])

/**
 * An order in which nothing is smaller than anything, on both databases: that is how the indexes are built.
 *
 * @example query.orderBy(column, inOrder(column, direction))
 */
export const inOrder = (column: string, direction: 'asc' | 'desc') => (item: OrderByItemBuilder) => {
  const ordered = direction === 'asc' ? item.asc() : item.desc()
  if (!NULLABLE.has(column.replace(/^.*\./, ''))) return ordered
  return direction === 'asc' ? ordered.nullsFirst() : ordered.nullsLast()
}
