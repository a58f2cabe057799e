import { createHash } from 'node:crypto'
import { AppStatus } from '@portal/contract'
import fresh from 'fresh'
import { publicApp } from '../apps/present.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../parameters/settings.ts'
import { compress, ENCODINGS, type Encoding } from './encodings.ts'

/** The catalogue in one encoding: the bytes and their headers. */
export type Form = { body: Buffer; etag: string; headers: Record<string, string> }

/** The public catalogue of one revision. */
export type Snapshot = {
  revision: number
  /** Tells whether an `If-None-Match` names this content, in any encoding. */
  isKnown(tags: string | undefined): boolean
  /** The encoding, if it is ready. */
  ready(encoding: Encoding): Form | undefined
  /** The encoding; compressed on first use. */
  form(encoding: Encoding): Promise<Form>
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

function snapshotOf(json: Buffer, revision: number): Snapshot {
  // Names the content: two servers, or a restored backup, agree exactly when the bytes do.
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22)
  const etags = ENCODINGS.map((encoding) => etagOf(hash, encoding))
  const ready = new Map<Encoding, Form>([['identity', formOf(json, hash, 'identity')]])
  const pending = new Map<Encoding, Promise<Form>>()

  async function make(encoding: Encoding): Promise<Form> {
    const form = formOf(await compress(json, encoding), hash, encoding)
    ready.set(encoding, form)
    return form
  }
  return {
    revision,
    isKnown: (given) => etags.some((etag) => fresh({ 'if-none-match': given }, { etag })),
    ready: (encoding) => ready.get(encoding),
    async form(encoding) {
      const form = ready.get(encoding) ?? pending.get(encoding) ?? make(encoding)
      if (form instanceof Promise) pending.set(encoding, form)
      return form
    },
  }
}

/** Strong tags: each encoding has its own (RFC 9110, 8.8.3.3). */
const etagOf = (hash: string, encoding: Encoding) =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`

function formOf(body: Buffer, hash: string, encoding: Encoding): Form {
  const etag = etagOf(hash, encoding)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  return { body, etag, headers }
}
