import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillDatabase, openTestDatabase, planOf, type TestDatabase } from '../../test/index.ts'
import { matchingIds } from './queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await fillDatabase(database, { apps: 50, users: 500, requests: 5000 })
})
afterAll(() => database.close())

type Filter = Parameters<typeof matchingIds>[1]
it.each([
  {},
  { object: ['access'] },
  { actor: ['portal'] },
  { kind: ['access.granted'], actor_id: [1] },
  { kind: ['access.granted'], from: '2026-01-01', to: '2026-07-01' },
  { object: ['access'], from: '2026-01-01', to: '2026-07-01' },
] as Filter[])('a page and the total of %j read an index, and sort nothing', async (filter) => {
  const ids = matchingIds(database, filter)
  const page = ids.orderBy('journal.at', 'desc').orderBy('journal.id', 'desc').limit(50)
  expect(await planOf(database, page.compile())).not.toMatch(/SCAN journal$|TEMP B-TREE|Seq Scan/m)
  const total = await planOf(database, ids.compile())
  if (database.engine === 'sqlite') expect(total).toMatch(/COVERING INDEX/)
  else expect(total).not.toMatch(/Seq Scan/)
})
