import { AppStatus, NO_MEDIA, NO_TEXTS, type PublicApp } from '@portal/contract'
import { publicApp } from '../../apps/present.ts'
import { findApp } from '../../apps/queries.ts'
import { withFlags } from '../../db/flag.ts'
import type { DbOrTrx } from '../../db/index.ts'
import type { DraftRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../parameters/settings.ts'
import { fieldsOf, newAppOf } from '../fields.ts'

/** Other apps that a page shows. */
const SIMILAR = 3
/** Stands for the number that a new app has not got yet. */
const NO_ID = 2_147_483_647

/** Gives the app as its draft would have it, and then the apps that its page shows beside it. */
export async function previewCatalogue(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  draft: DraftRow,
): Promise<PublicApp[]> {
  const app = await draftedApp(db, draft)
  const { hideOffline } = await readSettings(db, config)
  const similar = await db
    .selectFrom('apps')
    .selectAll()
    .where('category', '=', app.category)
    .where('id', '!=', app.id)
    .$if(hideOffline, (query) => query.where('status', '!=', AppStatus.offline))
    // The next ones in the catalogue, and its first ones after its end.
    .orderBy((eb) => eb.case().when('order', '>=', app.order).then(0).else(1).end())
    .orderBy('order')
    .orderBy('id')
    .limit(SIMILAR)
    .execute()
  return [app, ...similar.map(publicApp)]
}

/** Gives the app as its draft would have it. */
export async function draftedApp(db: DbOrTrx, draft: DraftRow): Promise<PublicApp> {
  const fields = fieldsOf(draft)
  if (draft.app_id === null) {
    const { created_at, updated_at } = draft
    return publicApp({
      ...NO_TEXTS,
      ...NO_MEDIA,
      order: 0,
      ...withFlags(newAppOf(fields)),
      id: NO_ID,
      created_at,
      updated_at,
    })
  }
  const existing = await findApp(db, draft.app_id)
  if (!existing) throw new Error(`The app ${draft.app_id} of a draft is gone`)
  return publicApp({ ...existing, ...withFlags(fields) })
}
