import type { DeliveryState, endpoints, ListRequest, WebhookEvent } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { readPage } from '@portal/platform/db/pages'
import { contains } from '@portal/platform/db/search'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DbOrTrx, OpenDatabase } from '../db/index.ts'
import type { Database, WebhookRow } from '../db/tables.ts'

export const findWebhook = (db: DbOrTrx, id: number): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()

export const eventsOf = ({ events }: Pick<WebhookRow, 'events'>) => JSON.parse(events) as WebhookEvent[]

type Asked = ListRequest<typeof endpoints.listWebhooks.list>

export function listWebhooks({ db }: OpenDatabase, { sort: [column, direction], filter, ...cut }: Asked) {
  const matching = db.selectFrom('webhooks').where((eb) => {
    const wanted: Expression<SqlBool>[] = []
    if (filter.id) wanted.push(among(eb, 'id', filter.id))
    if (filter.q) wanted.push(contains('url', filter.q))
    return eb.and(wanted)
  })
  const ordered = matching.selectAll().orderBy(column, direction).orderBy('id', direction)
  return readPage(
    matching.select(({ fn }) => fn.countAll<number>().as('total')),
    ordered,
    cut,
  )
}

type AskedDeliveries = ListRequest<typeof endpoints.listDeliveries.list>

export function listDeliveries(
  { db }: OpenDatabase,
  { sort: [column, direction], filter, ...cut }: AskedDeliveries,
) {
  const matching = db.selectFrom('webhook_deliveries').where((eb) => {
    const wanted: Expression<SqlBool>[] = []
    if (filter.id) wanted.push(among(eb, 'id', filter.id))
    if (filter.webhook_id) wanted.push(among(eb, 'webhook_id', filter.webhook_id))
    if (filter.state) wanted.push(inState(eb, filter.state))
    if (filter.q) wanted.push(eb.or([eb('message_id', '=', filter.q), eb('topic', '=', filter.q)]))
    return eb.and(wanted)
  })
  const ordered = matching.selectAll().orderBy(column, direction)
  return readPage(
    matching.select(({ fn }) => fn.countAll<number>().as('total')),
    ordered,
    cut,
  )
}

function inState(eb: ExpressionBuilder<Database, 'webhook_deliveries'>, state: DeliveryState) {
  if (state === 'delivered') return eb('delivered_at', 'is not', null)
  if (state === 'failed') return eb('failed_at', 'is not', null)
  return eb.and([eb('delivered_at', 'is', null), eb('failed_at', 'is', null)])
}
