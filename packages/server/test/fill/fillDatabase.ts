import { randomBytes } from 'node:crypto'
import type { OpenDatabase } from '@portal/server/db/index'
import { hashPassword } from '@portal/server/passwords/hashing'
import { insertMany, nextId, settle } from './bulk.ts'
import { CATALOGUE_COLUMNS, catalogue } from './catalogue.ts'
import { withoutIndexes } from './indexes.ts'
import { PEOPLE_COLUMNS, people } from './people.ts'
import { repeatable } from './random.ts'
import { LOG_COLUMNS, REQUEST_COLUMNS, requests } from './requests.ts'

export type Size = { apps: number; users: number; requests: number }
const SEED = 20_261_120
/** Requests whose log is kept in memory until it is written. */
const CHUNK = 50_000

/**
 * Adds invented apps, people and requests to a migrated database, the same at every run. Nobody knows the
 * people's password.
 */
export async function fillDatabase(database: OpenDatabase, size: Size, now = new Date()) {
  const { db } = database
  const random = repeatable(SEED)
  const apps = { first: await nextId(db, 'apps'), count: size.apps }
  const users = { first: await nextId(db, 'users'), count: size.users }
  const first = await nextId(db, 'accesses')
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
  const stories = requests(random, { requests: { first, count: size.requests }, apps, users, now })
  await withoutIndexes(database, ['apps', 'users', 'accesses', 'journal'], async () => {
    await insertMany(database, 'apps', CATALOGUE_COLUMNS, catalogue(random, { ...apps, now }))
    await insertMany(database, 'users', PEOPLE_COLUMNS, people(random, { ...users, now, passwordHash }))
    for (const chunk of chunks(stories)) {
      const rows = chunk.map(({ request }) => request)
      const lines = chunk.flatMap(({ log }) => log)
      await insertMany(database, 'accesses', REQUEST_COLUMNS, rows)
      await insertMany(database, 'journal', LOG_COLUMNS, lines)
    }
  })
  await settle(database)
}

function* chunks<Item>(items: Iterable<Item>): Generator<Item[]> {
  let chunk: Item[] = []
  for (const item of items) {
    chunk.push(item)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length) yield chunk
}
