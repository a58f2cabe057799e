import type { AppCreate } from '@portal/contract'
import type { Transaction } from 'kysely'
import { withFlags } from '../../db/flag.ts'
import type { AppRow, Database } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import { recordApp } from '../../journal/record.ts'
import { type EditDeps, editCatalogue } from '../../revisions/commands/editCatalogue.ts'
import { foldedApp } from '../searchText.ts'
import { withFreeCode } from './withFreeCode.ts'

/** Creates an app, at the end of the catalogue unless it names its place. @throws ProblemError `code_taken` */
export async function createApp(deps: EditDeps, by: Author, body: AppCreate): Promise<AppRow> {
  return withFreeCode(() => editCatalogue(deps, (trx) => insertApp(trx, deps.now(), by, body)))
}

/** Creates an app in the transaction of an edit of the catalogue. */
export async function insertApp(
  trx: Transaction<Database>,
  now: Date,
  by: Author,
  body: AppCreate,
): Promise<AppRow> {
  const at = now.toISOString()
  const app = await trx
    .insertInto('apps')
    .values({
      ...withFlags(body),
      order: await placeFor(trx, body.order),
      created_at: at,
      updated_at: at,
      ...foldedApp(body),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordApp(trx, now, { kind: 'app.created', by, app, details: { to: app.status } })
  return app
}

/** Makes room at a place: where it is taken, that app and those after it move on by one. */
async function placeFor(trx: Transaction<Database>, place: number | undefined): Promise<number> {
  const apps = trx.selectFrom('apps')
  if (place === undefined) {
    const last = await apps.select((eb) => eb.fn.max('order').as('order')).executeTakeFirst()
    return (last?.order ?? 0) + 1
  }
  if (await apps.select('id').where('order', '=', place).executeTakeFirst())
    await trx
      .updateTable('apps')
      .set((eb) => ({ order: eb('order', '+', 1) }))
      .where('order', '>=', place)
      .execute()
  return place
}
