import type { endpoints, Feedback, ListRequest } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { readPage } from '@portal/platform/db/pages'
import { contains } from '@portal/platform/db/search'
import type { DbOrTrx } from '../db/index.ts'

type Asked = ListRequest<typeof endpoints.listFeedback.list>

/** Lists what people said when they left, without who they are. */
export async function listFeedback(
  db: DbOrTrx,
  { sort: [column, direction], filter, ...cut }: Asked,
): Promise<{ rows: Feedback[]; total: number }> {
  const matching = db
    .selectFrom('feedback')
    .innerJoin('apps', 'apps.id', 'feedback.app_id')
    .where((eb) =>
      eb.and([
        ...(filter.id ? [among(eb, 'feedback.id', filter.id)] : []),
        ...(filter.app_id ? [among(eb, 'feedback.app_id', filter.app_id)] : []),
        ...(filter.commented === undefined
          ? []
          : [eb('feedback.comment', filter.commented ? 'is not' : 'is', null)]),
        ...(filter.created_from ? [eb('feedback.created_at', '>=', filter.created_from)] : []),
        ...(filter.created_to ? [eb('feedback.created_at', '<', filter.created_to)] : []),
        ...(filter.q ? [contains('comment', filter.q)] : []),
      ]),
    )
  const ordered = matching
    .selectAll('feedback')
    .select(['apps.code as app_code', 'apps.name as app_name', 'apps.name_en as app_name_en'])
    .orderBy(`feedback.${column}`, direction)
    .orderBy('feedback.id', direction)
  const count = matching.select(({ fn }) => fn.countAll<number>().as('total'))
  const { rows, total } = await readPage(count, ordered, cut)
  return { rows: rows.map(({ again, ...row }) => ({ ...row, again: again === 1 })), total }
}
