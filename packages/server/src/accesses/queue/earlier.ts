import { type AccessState, accessState } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import type { DbOrTrx } from '../../db/index.ts'
import type { AccessRow } from '../../db/tables.ts'

type Row = Pick<AccessRow, 'id' | 'user_id' | 'app_id'>
/** Counts how often a person had asked for the same app before, and tells what became of the last time. */
export type Earlier = { count: number; state: AccessState | null }

const NONE: Earlier = { count: 0, state: null }

/** Reads what went before each of these accesses: one query for a page, by the index of its people. */
export async function readEarlier(db: DbOrTrx, rows: readonly Row[], now: Date) {
  const people = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))]
  const all =
    people.length === 0
      ? []
      : await db
          .selectFrom('accesses')
          .select(['id', 'user_id', 'app_id', 'status', 'use_by', 'expire_at'])
          .where((eb) => among(eb, 'user_id', people))
          .orderBy('id')
          .execute()
  const together = Map.groupBy(all, ({ user_id, app_id }) => `${user_id} ${app_id}`)
  return ({ id, user_id, app_id }: Row): Earlier => {
    const before = together.get(`${user_id} ${app_id}`)?.filter((one) => one.id < id) ?? []
    const last = before.at(-1)
    return last ? { count: before.length, state: accessState(last, now) } : NONE
  }
}
