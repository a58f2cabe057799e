import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StoreUnavailable } from '@portal/platform/files/store'
import type { DbOrTrx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { incomingFolder } from '../media/receive.ts'
import { holdersOfData } from './lock.ts'

/** Names the store of the media in the table of the installation's random values. */
const NAME = 'media store'
const markerOf = (id: string) => `store-${id}.txt`
/** Another first start writes its marker meanwhile. */
const PATIENCE_MS = 3_000
const AGAIN_MS = 250

type StoreDeps = Pick<Deps, 'db' | 'engine' | 'files' | 'config' | 'now' | 'log'>

/**
 * Tells whether this server sees the media of the others on its database: the store holds a marker whose name is in
 * the database. A server that runs alone marks its own store anew, as after a move. The embedded database lies beside
 * its media and needs no marker.
 *
 * @param patienceMs how long to wait for the marker of another first start
 */
export async function seesSharedMedia(deps: StoreDeps, patienceMs = PATIENCE_MS): Promise<boolean> {
  if (deps.engine === 'sqlite') return true
  const deadline = performance.now() + patienceMs
  try {
    for (;;) {
      const id = await readStoreId(deps.db)
      if (id && (await deps.files.size(markerOf(id))) !== null) return true
      const isAlone = (await holdersOfData(deps.db)) <= 1
      if (!id || isAlone) await markStore(deps, id)
      else if (performance.now() > deadline) return false
      else await wait(AGAIN_MS)
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    deps.log.warn({ err: error }, 'the store of the media could not be compared with that of other servers')
    return true
  }
}

/** Forgets which store belongs to a restored database; the next start marks its own. */
export const forgetStore = (db: DbOrTrx) => db.deleteFrom('secrets').where('name', '=', NAME).execute()

async function readStoreId(db: DbOrTrx): Promise<string | null> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirst()
  return row?.value ?? null
}

/** Writes a marker, then its name, unless another server was first. */
async function markStore({ db, files, config, now }: StoreDeps, before: string | null): Promise<void> {
  const value = randomBytes(12).toString('hex')
  const folder = incomingFolder(config.dataDir)
  const local = join(folder, markerOf(value))
  await mkdir(folder, { recursive: true })
  await writeFile(local, 'Says which database these media belong to (docs/operations.md).\n')
  await files.putFile(markerOf(value), local, 'text/plain')
  if (before) {
    await db
      .updateTable('secrets')
      .set({ value })
      .where('name', '=', NAME)
      .where('value', '=', before)
      .execute()
    return
  }
  await db
    .insertInto('secrets')
    .values({ name: NAME, value, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
