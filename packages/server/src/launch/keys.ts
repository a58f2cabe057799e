import { LAUNCH_TICKET_SECONDS } from '@portal/contract'
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Selectable } from 'kysely'
import type { SigningKeysTable } from '../db/tables.ts'
import type { Deps } from '../deps.ts'

type Tools = Pick<Deps, 'db' | 'now'>
type KeyRow = Selectable<SigningKeysTable>

const DAY_MS = 86_400_000
/** How long a key signs. */
const SIGNS_MS = 30 * DAY_MS
/** The next key is published this long before it signs, so that every gate holds it by then. */
const AHEAD_MS = DAY_MS
/** And a retired one until its last ticket is over, with a minute for clocks that differ. */
const LINGER_MS = (LAUNCH_TICKET_SECONDS + 60) * 1000

const ALGORITHM = 'ES256'
/** Far less than the next key is ahead. */
const LOOK_EVERY_MS = 60_000
const lastLook = new WeakMap<Tools['db'], { keys: KeyRow[]; at: number }>()
const imported = new Map<string, Promise<CryptoKey>>()

/** The key that signs now; two servers agree on it. */
export async function signingKey(tools: Tools): Promise<{ kid: string; key: CryptoKey }> {
  const at = tools.now().toISOString()
  const row = (await currentKeys(tools)).find((one) => one.retires_at > at)
  if (!row) throw new Error('There is no signing key')
  return { kid: row.kid, key: await importKey(`private ${row.kid}`, row.private_jwk) }
}

/** The published key of this id, or `null`. One that is not known may be another server's newest. */
export async function verifyingKey(tools: Tools, kid: string): Promise<CryptoKey | null> {
  const named = (keys: KeyRow[]) => keys.find((one) => one.kid === kid)
  const row = named(await currentKeys(tools)) ?? named(await lookAtKeys(tools))
  return row ? importKey(`public ${row.kid}`, row.public_jwk) : null
}

/** What `/.well-known/jwks.json` shows: every key whose tickets may be about, and the next one. */
export const publishedKeys = async (tools: Tools): Promise<Record<string, string>[]> =>
  (await lookAtKeys(tools)).map((row) => JSON.parse(row.public_jwk) as Record<string, string>)

/** Keys in use, the one that signs first, as they were a moment ago. */
async function currentKeys(tools: Tools): Promise<KeyRow[]> {
  const known = lastLook.get(tools.db)
  const isFresh = known && Math.abs(tools.now().getTime() - known.at) < LOOK_EVERY_MS
  return isFresh ? known.keys : lookAtKeys(tools)
}

/** Keys in use; makes the next one in time. */
async function lookAtKeys(tools: Tools): Promise<KeyRow[]> {
  const now = tools.now()
  let keys = await readKeys(tools, now)
  if (!keys.some((key) => Date.parse(key.retires_at) > now.getTime() + AHEAD_MS)) {
    await makeKey(tools, now)
    keys = await readKeys(tools, now)
  }
  lastLook.set(tools.db, { keys, at: now.getTime() })
  return keys
}

const readKeys = ({ db }: Tools, now: Date) =>
  db
    .selectFrom('signing_keys')
    .selectAll()
    .where('retires_at', '>', new Date(now.getTime() - LINGER_MS).toISOString())
    .orderBy('retires_at')
    .orderBy('kid')
    .execute()

/** Two servers may each make one at the same moment: both are published, the first to retire signs. */
async function makeKey({ db }: Tools, now: Date) {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const [secret, open] = [await exportJWK(privateKey), await exportJWK(publicKey)]
  const kid = await calculateJwkThumbprint(open)
  const named = (jwk: JWK) => JSON.stringify({ ...jwk, kid, alg: ALGORITHM, use: 'sig' })
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('signing_keys')
      .values({
        kid,
        private_jwk: named(secret),
        public_jwk: named(open),
        created_at: now.toISOString(),
        retires_at: new Date(now.getTime() + SIGNS_MS).toISOString(),
      })
      .execute()
    await trx
      .deleteFrom('signing_keys')
      .where('retires_at', '<=', new Date(now.getTime() - LINGER_MS).toISOString())
      .execute()
  })
}

function importKey(name: string, jwk: string): Promise<CryptoKey> {
  const known = imported.get(name)
  if (known) return known
  const key = importJWK(JSON.parse(jwk) as JWK, ALGORITHM) as Promise<CryptoKey>
  imported.set(name, key)
  return key
}
