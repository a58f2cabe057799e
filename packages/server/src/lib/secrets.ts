import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Deps } from '../deps.ts'

/** They never change, so each is read once. */
const known = new WeakMap<Deps['db'], Map<string, KeyObject>>()

/**
 * A secret of this installation, made when first asked for and the same on every server since: 32 random bytes, as a
 * key, which no log can show and which Node need not make anew from its bytes at every use.
 */
export async function readSecret(deps: Pick<Deps, 'db' | 'now'>, name: string): Promise<KeyObject> {
  const secrets = known.get(deps.db) ?? new Map<string, KeyObject>()
  known.set(deps.db, secrets)
  const secret = secrets.get(name) ?? (await readStored(deps, name))
  secrets.set(name, secret)
  return secret
}

async function readStored({ db, now }: Pick<Deps, 'db' | 'now'>, name: string): Promise<KeyObject> {
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
