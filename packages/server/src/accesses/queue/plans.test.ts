import { endpoints } from '@portal/contract'
import { searchIn } from '@portal/platform/db/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillDatabase, openTestDatabase, planOf, type TestDatabase } from '../../../test/index.ts'
import { narrow, type QueueFilter } from './filter.ts'
import { orderedIds, pageIds, type QueueSort } from './order.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await fillDatabase(database, { apps: 200, users: 2000, requests: 10_000 })
})
afterAll(() => database.close())

async function planOfPage(sort: QueueSort, direction: 'asc' | 'desc', filter: QueueFilter = {}) {
  const { db, engine } = database
  const narrowed = await narrow(db, engine, filter, new Date())
  return planOf(
    database,
    orderedIds(db, [sort, direction], { ...narrowed, way: 'walk' })
      .limit(50)
      .compile(),
  )
}

/** No full scan, and no sort except of rows that an index has put together. */
const READS_ALL = /SCAN accesses$|Seq Scan on accesses/m
const SORTS_ALL = /USE TEMP B-TREE FOR ORDER BY|^(?!.*Incremental).*\bSort\b(?! Key)/m

// An order by id walks the table itself.
const indexed = endpoints.listAccesses.list.sorts.filter((sort) => sort !== 'id')
it.each(indexed.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
  'a page sorted by %s %s goes along an index',
  async (sort, direction) => {
    const plan = await planOfPage(sort, direction)
    expect(plan).not.toMatch(READS_ALL)
    expect(plan).not.toMatch(SORTS_ALL)
  },
)

it.each([
  ['updated_at', { status: [2] }],
  ['updated_at', { state: ['expired'] }],
  ['activated_at', { state: ['expired'] }],
  ['nom', { state: ['expired'] }],
  ['name', { state: ['expired'] }],
  ['created_at', { state: ['waiting'] }],
  ['updated_at', { category: [3] }],
  ['updated_at', { created_from: '2020-01-01', created_to: '2030-01-01' }],
  ['updated_at', { granted_from: '2020-01-01', granted_to: '2030-01-01' }],
  ['updated_at', { activated_from: '2020-01-01', activated_to: '2030-01-01' }],
] as [QueueSort, QueueFilter][])('so does one sorted by %s of %j', async (sort, filter) => {
  const plan = await planOfPage(sort, 'desc', filter)
  expect(plan).not.toMatch(READS_ALL)
  expect(plan).not.toMatch(SORTS_ALL)
})

const MONTHS = { created_from: '2026-02-01', created_to: '2026-08-01' }
it.each([
  [{ state: ['expired'], category: [3] }, 'accesses_app_facts'],
  [{ asked: true, category: [3] }, 'accesses_app'],
  [{ category: [1, 3], state: ['lapsed'], ...MONTHS }, 'accesses_app_facts'],
  [{ state: ['expired'], ...MONTHS }, 'accesses_created'],
  [{ asked: true, ...MONTHS }, 'accesses_created'],
  [{ state: ['lapsed'], granted_from: '2026-02-01', granted_to: '2026-08-01' }, 'accesses_granted'],
  [{ status: [4], activated_from: '2026-02-01', activated_to: '2026-08-01' }, 'accesses_activated'],
] as [QueueFilter, string][])('what passes %j is counted by an index', async (filter, index) => {
  const { db, engine } = database
  const { where } = await narrow(db, engine, filter, new Date())
  const plan = await planOf(
    database,
    db.selectFrom('accesses').select('accesses.id').where(where('find')).compile(),
  )
  expect(plan).not.toMatch(READS_ALL)
  if (engine === 'sqlite') expect(plan).toMatch(new RegExp(`SEARCH accesses USING COVERING INDEX ${index} `))
})

it.each([
  ['updated_at', { state: ['expired'] }],
  ['decided_at', { state: ['lapsed', 'waiting'] }],
  ['duration_id', { status: [2, 3], category: [2] }],
  ['activated_at', { asked: true, ...MONTHS }],
  ['expire_at', { category: [1, 3], state: ['lapsed'], ...MONTHS }],
  ['nom', { q: 'mo', state: ['refused', 'cancelled'] }],
  ['name', { status: [4], ...MONTHS }],
] as [QueueSort, QueueFilter][])('each way to a page by %s of %j gives the same', async (sort, filter) => {
  const { db, engine } = database
  const narrowed = await narrow(db, engine, filter, new Date())
  for (const [direction, offset] of [
    ['asc', 0],
    ['desc', 20],
  ] as const) {
    const [found, ...others] = await Promise.all(
      (sort === 'nom' || sort === 'name'
        ? (['find', 'walk'] as const)
        : (['find', 'walk', 'look'] as const)
      ).map((way) => pageIds(db, [sort, direction], { ...narrowed, way }, { offset, limit: 10 })),
    )
    expect(found).toHaveLength(10)
    for (const ids of others) expect(ids).toEqual(found)
  }
})

it.each(['x', 'zo', 'moreau', 'miroir 17'])('people and apps called %s are found by an index', async (q) => {
  const { db, engine } = database
  for (const table of ['users', 'apps'] as const) {
    const plan = await planOf(
      database,
      db
        .selectFrom(table)
        .select('id')
        .where(searchIn(engine, table, q))
        .compile(),
    )
    // The few apps are looked at one by one for a letter or two.
    if (table === 'users' || q.length > 2) expect(plan).not.toMatch(/SCAN (users|apps)$|Seq Scan/m)
  }
})
