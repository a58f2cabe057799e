import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseBusy } from './patience.ts'
import { sqliteDialect } from './sqlite.ts'

let folder: string
let file: string
let db: Kysely<{ t: { id: number; n: number } }>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-sqlite-'))
  file = join(folder, 'essai.db')
  db = new Kysely({ dialect: sqliteDialect(file) })
  await sql`create table t (id integer primary key, n integer not null)`.execute(db)
  await db.insertInto('t').values({ id: 1, n: 0 }).execute()
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})
const read = async () =>
  (await db.selectFrom('t').select('n').where('id', '=', 1).executeTakeFirstOrThrow()).n

test('a lock that another process holds: writes are refused in time, reads and the event loop go on', async () => {
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  const started = performance.now()
  const writes = Promise.allSettled([
    db.updateTable('t').set({ n: 1 }).execute(),
    db.transaction().execute((trx) => trx.updateTable('t').set({ n: 1 }).execute()),
  ])
  let slowest = 0
  for (let index = 0; index < 20; index++) {
    const before = performance.now()
    expect(await read()).toBe(0)
    slowest = Math.max(slowest, performance.now() - before)
    await wait(5)
  }
  expect(slowest).toBeLessThan(200)
  const [first, second] = await writes
  expect(performance.now() - started).toBeLessThan(4_000)
  for (const one of [first, second]) {
    expect(one?.status).toBe('rejected')
    expect(one && 'reason' in one && one.reason).toBeInstanceOf(DatabaseBusy)
  }
  other.exec('rollback')
  other.close()
  await db.updateTable('t').set({ n: 5 }).execute()
  expect(await read()).toBe(5)
})

test('a lock that is let go in time is waited for', async () => {
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  const write = db.updateTable('t').set({ n: 7 }).execute()
  await wait(200)
  other.exec('commit')
  other.close()
  await write
  expect(await read()).toBe(7)
})

test('transactions come one after the other; what one has not committed nobody else sees', async () => {
  const seen: number[] = []
  const add = () =>
    db.transaction().execute(async (trx) => {
      const { n } = await trx.selectFrom('t').select('n').executeTakeFirstOrThrow()
      await wait(5)
      await trx
        .updateTable('t')
        .set({ n: n + 1 })
        .execute()
      seen.push(await read())
    })
  await Promise.all([add(), add(), add()])
  expect(seen).toEqual([0, 1, 2])
  expect(await read()).toBe(3)
})

test('one that fails is undone and lets the next one in', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await trx.updateTable('t').set({ n: 9 }).execute()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await read()).toBe(0)
  await db.transaction().execute((trx) => trx.updateTable('t').set({ n: 2 }).execute())
  expect(await read()).toBe(2)
})

test('a column that another process adds shifts no other', async () => {
  const rows = () => db.selectFrom('t').selectAll().select(sql<string>`'last'`.as('after')).execute()
  expect(await rows()).toEqual([{ id: 1, n: 0, after: 'last' }])
  const other = new DatabaseSync(file)
  other.exec(`alter table t add column more text not null default 'more'`)
  other.close()
  const grown = [{ id: 1, n: 0, more: 'more', after: 'last' }]
  expect(await rows()).toEqual(grown)
  expect(await rows()).toEqual(grown)
})

test('a commit waits for the disk, and what is deleted is overwritten', async () => {
  const setting = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] ?? {})[0]
  // `full`, `on`, `off`, `wal`.
  expect(
    await Promise.all(['synchronous', 'secure_delete', 'trusted_schema', 'journal_mode'].map(setting)),
  ).toEqual([2, 1, 0, 'wal'])
})

test('a migration that is cut off leaves nothing half done', async () => {
  const half = db.transaction().execute(async (trx) => {
    await sql`create table half (id integer)`.execute(trx)
    throw new Error('cut off')
  })
  await expect(half).rejects.toThrow('cut off')
  expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual(['t'])
})
