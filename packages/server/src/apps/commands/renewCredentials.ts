import { ProblemError } from '@portal/platform/http/problem'
import type { Deps } from '../../deps.ts'
import { type Credentials, credentialsOf } from '../credentials.ts'

/** Makes new credentials; the ones before end at once. @throws ProblemError `not_found` */
export async function renewCredentials(deps: Pick<Deps, 'db' | 'secrets'>, id: number): Promise<Credentials> {
  const app = await deps.db
    .updateTable('apps')
    .set((eb) => ({ secret_version: eb('secret_version', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'code', 'secret_version'])
    .executeTakeFirst()
  if (!app) throw new ProblemError('not_found')
  return credentialsOf(deps, app)
}
