import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { PlatformTables } from './tables.ts'

type SecretDeps = { db: Kysely<Pick<PlatformTables, 'secrets'>>; now: () => Date }
export type Secrets = ReturnType<typeof openSecrets>

/** Reads the secrets of this installation; each once, because none changes. */
export function openSecrets(deps: SecretDeps) {
  const known = new Map<string, KeyObject>()
  return {
    /** Gives a secret of 32 random bytes, made on first use and the same on every server. */
    async read(name: string): Promise<KeyObject> {
      const secret = known.get(name) ?? (await readStored(deps, name))
      known.set(name, secret)
      return secret
    },
  }
}

async function readStored({ db, now }: SecretDeps, name: string): Promise<KeyObject> {
  const stored = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const found = await stored()
  if (found) return keyOf(found)
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url'), created_at: now().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const made = await stored()
  if (!made) throw new Error(`The secret ${name} could not be stored`)
  return keyOf(made)
}

const keyOf = ({ value }: { value: string }) => createSecretKey(value, 'base64url')
