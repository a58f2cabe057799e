import { createHash } from 'node:crypto'
import { AppStatus } from '@portal/contract'
import { publicApp } from '../apps/present.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../parameters/settings.ts'
import { compress, type Encoding } from './encodings.ts'

/** The public catalogue at one revision, as bytes that are ready to leave. */
export type Snapshot = {
  revision: number
  /** Names the content: two servers, or a restored backup, agree exactly where the bytes do. */
  hash: string
  body(encoding: Encoding): Buffer | Promise<Buffer>
}

export async function buildSnapshot(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  revision: number,
): Promise<Snapshot> {
  const { hideOffline } = await readSettings(db, config)
  const rows = await db
    .selectFrom('apps')
    .selectAll()
    .$if(hideOffline, (query) => query.where('status', '!=', AppStatus.offline))
    .orderBy('order')
    .orderBy('id')
    .execute()
  return snapshotOf(Buffer.from(JSON.stringify(rows.map(publicApp))), revision)
}

/** Compressed forms are made when first asked for, once each. */
function snapshotOf(json: Buffer, revision: number): Snapshot {
  const forms = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', json]])
  return {
    revision,
    hash: createHash('sha256').update(json).digest('base64url').slice(0, 22),
    body(encoding) {
      const ready = forms.get(encoding)
      if (ready || encoding === 'identity') return ready ?? json
      const pending = compress(json, encoding).then((bytes) => {
        forms.set(encoding, bytes)
        return bytes
      })
      forms.set(encoding, pending)
      return pending
    },
  }
}
