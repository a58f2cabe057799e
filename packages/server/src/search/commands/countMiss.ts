import type { Deps } from '../../deps.ts'
import { missedWords } from '../missedWords.ts'

/** Words that are kept; beyond, new ones take the place of those that were looked for least. */
export const MISSES_MAX = 1000

/** Counts words that found no app. It is told nothing of who looked for them. */
export async function countMiss({ db, now }: Pick<Deps, 'db' | 'now'>, typed: string): Promise<void> {
  const words = missedWords(typed)
  if (words === null) return
  const at = now().toISOString()
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('search_misses')
      .set((eb) => ({ count: eb('count', '+', 1), last_at: at }))
      .where('words', '=', words)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return
    await trx
      .deleteFrom('search_misses')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('search_misses')
          .select('id')
          .orderBy('count', 'desc')
          .orderBy('last_at', 'desc')
          .limit(MISSES_MAX)
          .offset(MISSES_MAX - 1),
      )
      .execute()
    await trx
      .insertInto('search_misses')
      .values({ words, count: 1, first_at: at, last_at: at })
      .onConflict((conflict) =>
        conflict
          .column('words')
          .doUpdateSet((eb) => ({ count: eb('search_misses.count', '+', 1), last_at: at })),
      )
      .execute()
  })
}
