import { ProblemError } from '@portal/platform/http/problem'
import type { SearchMissRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'

/**
 * @returns the words as they were
 * @throws ProblemError `not_found`
 */
export async function forgetMiss({ db }: Pick<Deps, 'db'>, id: number): Promise<SearchMissRow> {
  const forgotten = await db
    .deleteFrom('search_misses')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!forgotten) throw new ProblemError('not_found')
  return forgotten
}
