import type { AdminAccess } from '@portal/contract'

type Row = Pick<AdminAccess, 'id' | 'state'>

/** Finds the waiting request that follows those just decided, or else the one before them. */
export function nextRequest(rows: readonly Row[], decided: readonly Row[]): number | undefined {
  const done = new Set(decided.map(({ id }) => id))
  const last = rows.findLastIndex(({ id }) => done.has(id))
  const isLeft = ({ id, state }: Row) => state === 'waiting' && !done.has(id)
  return (rows.slice(last + 1).find(isLeft) ?? rows.findLast(isLeft))?.id
}
