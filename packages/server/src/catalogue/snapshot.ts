import { createHash } from 'node:crypto'
import { publicApp } from '../apps/present.ts'
import { listPublicApps } from '../apps/queries.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../parameters/settings.ts'
import { compress, type Encoding } from './encodings.ts'

/** The public catalogue in each encoding, each with a strong tag (RFC 9110, 8.8.3.3). */
export type Snapshot = Record<Encoding, { body: Buffer; etag: string }>

/** Reads the catalogue and compresses it. */
export async function buildSnapshot({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Snapshot> {
  const rows = await listPublicApps(db, await readSettings(db, config))
  const json = Buffer.from(JSON.stringify(rows.map(publicApp)))
  // Names the content: two servers, or a restored backup, agree exactly when the bytes do.
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22)
  const [br, gzip] = await Promise.all([compress(json, 'br'), compress(json, 'gzip')])
  return {
    identity: { body: json, etag: `"${hash}"` },
    br: { body: br, etag: `"${hash}-br"` },
    gzip: { body: gzip, etag: `"${hash}-gzip"` },
  }
}
