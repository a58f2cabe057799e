import { ProblemError } from '@portal/platform/http/problem'
import { logAppRemoval } from '../accesses/log.ts'
import { editCatalogue } from '../catalogue/revision.ts'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'

/** Deletes an app and its accesses; the log keeps what became of them. @throws ProblemError `not_found` */
export async function removeApp(
  deps: Pick<Deps, 'db' | 'now' | 'catalogueEdited'>,
  admin: UserRow,
  id: number,
): Promise<void> {
  await editCatalogue(deps, async (trx) => {
    await logAppRemoval(trx, { appId: id, admin, now: deps.now() })
    const { numDeletedRows } = await trx.deleteFrom('apps').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new ProblemError('not_found')
  })
}
