import { createHmac, timingSafeEqual } from 'node:crypto'
import { ProblemError } from '@portal/platform/http/problem'
import type { AppRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'

type Tools = Pick<Deps, 'db' | 'secrets'>
type Credentials = { client_id: string; client_secret: string }
type Client = Pick<AppRow, 'id' | 'code' | 'secret_version'>

/**
 * The credentials with which a demo calls the portal. The secret is derived, so that nothing of it is
 * stored, and a new version makes the one before worthless.
 */
export async function credentialsOf(deps: Tools, app: Client): Promise<Credentials> {
  const key = await deps.secrets.read('app-credentials')
  const client_secret = createHmac('sha256', key)
    .update(`${app.id}:${app.secret_version}`)
    .digest('base64url')
  return { client_id: app.code, client_secret }
}

/** Whether this is the app's present secret; takes as long for a wrong one. */
export async function isSecretOf(deps: Tools, app: Client, secret: string): Promise<boolean> {
  const { client_secret } = await credentialsOf(deps, app)
  const [given, right] = [Buffer.from(secret), Buffer.from(client_secret)]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Makes new credentials; the ones before end at once. @throws ProblemError `not_found` */
export async function renewCredentials(deps: Tools, id: number): Promise<Credentials> {
  const app = await deps.db
    .updateTable('apps')
    .set((eb) => ({ secret_version: eb('secret_version', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'code', 'secret_version'])
    .executeTakeFirst()
  if (!app) throw new ProblemError('not_found')
  return credentialsOf(deps, app)
}
