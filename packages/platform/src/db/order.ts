import type { OrderByItemBuilder } from 'kysely'

/** Nullable sort columns. */
const NULLABLE = new Set(['activated_at', 'decided_at', 'expire_at', 'last_connect_at', 'user_id', 'version'])

/**
 * NULLs sort first on both engines, as the indexes do.
 *
 * @example query.orderBy(column, inOrder(column, direction))
 */
export const inOrder = (column: string, direction: 'asc' | 'desc') => (item: OrderByItemBuilder) => {
  const ordered = direction === 'asc' ? item.asc() : item.desc()
  if (!NULLABLE.has(column.replace(/^.*\./, ''))) return ordered
  return direction === 'asc' ? ordered.nullsFirst() : ordered.nullsLast()
}
