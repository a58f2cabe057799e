import type { SelectQueryBuilder } from 'kysely'
import type { OpenDatabase } from '../db/index.ts'
import { onlyRow, preparedFor } from '../db/prepared.ts'
import type { Database } from '../db/types.ts'
import { limitOf } from './lists.ts'

/** One page of a list, and how many rows it has in all. */
export type Page<Row> = { rows: Row[]; total: number }

/** What is asked of a list, as far as a page is cut by it. */
type Cut = { offset: number; limit: number }

/**
 * A list that is read page by page: one query for the rows, one for their number, each put together once for each
 * question that is the very same object as before.
 *
 * @param matching the rows that pass
 * @param inOrder what is read of them, and in which order
 */
export function preparedPages<Table extends keyof Database, Question extends Cut, Row>(
  matching: (database: OpenDatabase, question: Question) => SelectQueryBuilder<Database, Table, object>,
  inOrder: (
    query: SelectQueryBuilder<Database, Table, object>,
    question: Question,
  ) => SelectQueryBuilder<Database, Table, Row>,
): (database: OpenDatabase, question: Question) => Promise<Page<Row>> {
  const count = preparedFor((database, question: Question) =>
    matching(database, question).select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const page = preparedFor((database, question: Question) =>
    inOrder(matching(database, question), question).limit(limitOf(question.limit)).offset(question.offset),
  )
  return async (database, question) => {
    const [rows, counted] = await Promise.all([page(database, question), count(database, question)])
    return { rows, total: onlyRow(counted).total }
  }
}
