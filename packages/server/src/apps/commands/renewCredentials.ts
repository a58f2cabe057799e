import { ProblemError } from '@portal/platform/http/problem'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { recordApp } from '../../journal/record.ts'
import { type Credentials, credentialsOf } from '../credentials.ts'

/** Makes new credentials; the ones before end at once. @throws ProblemError `not_found` */
export async function renewCredentials(
  deps: Pick<Deps, 'db' | 'secrets' | 'now'>,
  by: Author,
  id: number,
): Promise<Credentials> {
  const app = await deps.db.transaction().execute(async (trx) => {
    const renewed = await trx
      .updateTable('apps')
      .set((eb) => ({ secret_version: eb('secret_version', '+', 1) }))
      .where('id', '=', id)
      .returning(['id', 'code', 'name', 'secret_version'])
      .executeTakeFirst()
    if (renewed) await recordApp(trx, deps.now(), { kind: 'app.credentials', by, app: renewed })
    return renewed
  })
  if (!app) throw new ProblemError('not_found')
  return credentialsOf(deps, app)
}
