import { createHmac } from 'node:crypto'
import type { AppRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { isSameSecret } from '../sameSecret.ts'

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

export const isSecretOf = async (
  deps: Pick<Deps, 'secrets'>,
  app: Client,
  secret: string,
): Promise<boolean> => isSameSecret(secret, (await credentialsOf(deps, app)).client_secret)
