import { createHmac } from 'node:crypto'
import { DAY_MS } from '@portal/contract'
import type { WebhookRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'

type Owner = Pick<WebhookRow, 'id' | 'secret_version' | 'renewed_at'>
/** Time for which a renewed secret's predecessor still signs. */
const OVERLAP_MS = DAY_MS

/** Derives the secret of an address, as those of apps are: none is stored, and a new version ends the old one. */
export async function secretOf(
  { secrets }: Pick<Deps, 'secrets'>,
  { id, secret_version }: Owner,
): Promise<Buffer> {
  return createHmac('sha256', await secrets.read('webhooks'))
    .update(`${id}:${secret_version}`)
    .digest()
}

/** Writes a secret as receivers' libraries read it. */
export const asText = (secret: Buffer) => `whsec_${secret.toString('base64')}`

/** The secrets that sign at this moment: the newest first, and for a day the one before it. */
export function signingSecrets(deps: Pick<Deps, 'secrets' | 'now'>, owner: Owner): Promise<Buffer[]> {
  const isFresh =
    owner.renewed_at !== null && deps.now().getTime() - Date.parse(owner.renewed_at) < OVERLAP_MS
  const versions = isFresh ? [owner.secret_version, owner.secret_version - 1] : [owner.secret_version]
  return Promise.all(versions.map((secret_version) => secretOf(deps, { ...owner, secret_version })))
}
