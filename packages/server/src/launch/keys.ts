import { DAY_MS, LAUNCH_TICKET_SECONDS, MINUTE_MS, SECOND_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Selectable } from 'kysely'
import type { Db } from '../db/index.ts'
import type { SigningKeysTable } from '../db/tables/launch.ts'

type Given = { db: Db; now: () => Date }
type KeyRow = Selectable<SigningKeysTable>
export type SigningKey = { kid: string; key: CryptoKey }
export type LaunchKeys = ReturnType<typeof openLaunchKeys>

/** Time that a key signs. */
const SIGNS_MS = 30 * DAY_MS
/** Time between publishing the next key and signing with it, so that every gate knows it by then. */
const AHEAD_MS = DAY_MS
/** Time that a retired key stays published: a ticket's life, and a minute for differing clocks. */
const LINGER_MS = LAUNCH_TICKET_SECONDS * SECOND_MS + MINUTE_MS
/** Far less than {@link AHEAD_MS}. */
const REREAD_MS = MINUTE_MS

const ALGORITHM = 'ES256'

/** Keeps the keys that sign tickets: in the database for all servers, and for a minute in memory. */
export function openLaunchKeys({ db, now }: Given) {
  let known: { keys: KeyRow[]; at: number } | undefined
  const imported = new Map<string, Promise<CryptoKey>>()

  /** Reads the keys in use, the signing one first; makes the next one in time. */
  async function reread(): Promise<KeyRow[]> {
    const at = now()
    let keys = await readKeys(db, at)
    if (!keys.some((key) => isForPeople(key) && key.retires_at > after(at, AHEAD_MS))) {
      await makeKey(db, at, { retires_at: after(at, SIGNS_MS), for_tests: 0 })
      keys = await readKeys(db, at)
    }
    for (const kid of imported.keys())
      if (!keys.some((key) => kid === `public ${key.kid}` || kid === `private ${key.kid}`))
        imported.delete(kid)
    known = { keys, at: at.getTime() }
    return keys
  }
  const current = async () =>
    known && Math.abs(now().getTime() - known.at) < REREAD_MS ? known.keys : reread()

  function importKey(name: string, jwk: string): Promise<CryptoKey> {
    const key = imported.get(name) ?? (importJWK(JSON.parse(jwk) as JWK, ALGORITHM) as Promise<CryptoKey>)
    imported.set(name, key)
    return key
  }

  return {
    /** Gives the signing key; servers agree on it. */
    async signing(): Promise<SigningKey> {
      const at = now().toISOString()
      const row = (await current()).find((one) => isForPeople(one) && one.retires_at > at)
      if (!row) throw new Error('There is no signing key')
      return { kid: row.kid, key: await importKey(`private ${row.kid}`, row.private_jwk) }
    },
    /** Makes and publishes a key that no gate can know yet, for one ticket of the conformance list. */
    async unseen(): Promise<SigningKey> {
      const at = now()
      const row = await makeKey(db, at, { retires_at: after(at, LINGER_MS), for_tests: 1 })
      return { kid: row.kid, key: await importKey(`private ${row.kid}`, row.private_jwk) }
    },
    /** Finds a published key, even one that another server has just made. */
    async verifying(kid: string): Promise<CryptoKey | null> {
      const named = (keys: KeyRow[]) => keys.find((one) => one.kid === kid)
      const row = named(await current()) ?? named(await reread())
      return row ? importKey(`public ${row.kid}`, row.public_jwk) : null
    },
    /** Lists the published keys: those of live tickets, and the next one. */
    published: async (): Promise<Record<string, string>[]> =>
      (await reread()).map((row) => JSON.parse(row.public_jwk) as Record<string, string>),
  }
}

const isForPeople = ({ for_tests }: KeyRow) => for_tests === 0

const readKeys = (db: Db, at: Date) =>
  db
    .selectFrom('signing_keys')
    .selectAll()
    .where('retires_at', '>', after(at, -LINGER_MS))
    .orderBy('retires_at')
    .orderBy('kid')
    .execute()

/** Two servers may each make one at the same moment: both are published, and the first to retire signs. */
async function makeKey(db: Db, at: Date, life: Pick<KeyRow, 'retires_at' | 'for_tests'>): Promise<KeyRow> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const [secret, open] = [await exportJWK(privateKey), await exportJWK(publicKey)]
  const kid = await calculateJwkThumbprint(open)
  const named = (jwk: JWK) => JSON.stringify({ ...jwk, kid, alg: ALGORITHM, use: 'sig' })
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('signing_keys').where('retires_at', '<=', after(at, -LINGER_MS)).execute()
    return trx
      .insertInto('signing_keys')
      .values({
        kid,
        private_jwk: named(secret),
        public_jwk: named(open),
        created_at: at.toISOString(),
        ...life,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
