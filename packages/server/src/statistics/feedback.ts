import type { Statistics } from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'
import type { Span } from './spans.ts'

type Row = Statistics['feedback'][number]

/** Counts the answers of the page that says goodbye, app by app. */
export async function feedbackByApp(db: DbOrTrx, { start, end }: Span): Promise<Row[]> {
  const answers = await db
    .selectFrom('feedback')
    .innerJoin('apps', 'apps.id', 'feedback.app_id')
    .where('feedback.created_at', '>=', start)
    .where('feedback.created_at', '<', end)
    .select((eb) => ['app_id', 'name', 'name_en', 'useful', 'again', eb.fn.countAll<number>().as('count')])
    .groupBy(['app_id', 'name', 'name_en', 'useful', 'again'])
    .orderBy('app_id')
    .execute()
  const rows = new Map<number, Row>()
  for (const { useful, again, count, ...app } of answers) {
    const row = rows.get(app.app_id) ?? { ...app, useful: { 0: 0, 1: 0, 2: 0 }, again: 0 }
    row.useful[useful] += Number(count)
    if (again) row.again += Number(count)
    rows.set(app.app_id, row)
  }
  return [...rows.values()].toSorted((a, b) => answersOf(b) - answersOf(a))
}

const answersOf = ({ useful }: Row) => useful[0] + useful[1] + useful[2]
