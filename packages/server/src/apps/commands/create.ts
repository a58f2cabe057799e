import type { AppCreate } from '@portal/contract'
import { asFlag } from '../../db/flag.ts'
import type { AppRow } from '../../db/tables.ts'
import { type EditDeps, editCatalogue } from '../../revisions/commands/editCatalogue.ts'
import { appSearch } from '../searchText.ts'
import { withFreeCode } from './withFreeCode.ts'

/** Creates an app, at the end of the catalogue. @throws ProblemError `code_taken` */
export async function createApp(deps: EditDeps, body: AppCreate): Promise<AppRow> {
  const at = deps.now().toISOString()
  return withFreeCode(() =>
    editCatalogue(deps, async (trx) => {
      const last = await trx
        .selectFrom('apps')
        .select((eb) => eb.fn.max('order').as('order'))
        .executeTakeFirst()
      return trx
        .insertInto('apps')
        .values({
          ...body,
          is_active_url: asFlag(body.is_active_url),
          is_public_video: asFlag(body.is_public_video),
          order: (last?.order ?? 0) + 1,
          created_at: at,
          updated_at: at,
          search: appSearch(body),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    }),
  )
}
