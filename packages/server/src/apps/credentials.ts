import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'

export type Credentials = { client_id: string; client_secret: string }
type Client = Pick<AppRow, 'id' | 'code' | 'secret_version'>

/**
 * Derives the credentials of an app's gate (docs/decisions/0006-credentials-of-an-app.md): no secret is
 * stored, and a new version ends the old one.
 */
export async function credentialsOf(deps: Pick<Deps, 'secrets'>, app: Client): Promise<Credentials> {
  const key = await deps.secrets.read('app-credentials')
  const client_secret = createHmac('sha256', key)
    .update(`${app.id}:${app.secret_version}`)
    .digest('base64url')
  return { client_id: app.code, client_secret }
}

/** Compares an app's secret in constant time. */
export async function isSecretOf(deps: Pick<Deps, 'secrets'>, app: Client, secret: string): Promise<boolean> {
  const { client_secret } = await credentialsOf(deps, app)
  const [given, right] = [Buffer.from(secret), Buffer.from(client_secret)]
  return given.length === right.length && timingSafeEqual(given, right)
}
