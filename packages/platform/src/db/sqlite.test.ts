import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Disk } from './durability.ts'
import { DatabaseBusy, nodeSqliteDialect } from './sqlite.ts'

let folder: string
let file: string
let db: Kysely<{ t: { id: number; n: number } }>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-sqlite-'))
  file = join(folder, 'essai.db')
  db = new Kysely({ dialect: nodeSqliteDialect(file) })
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

describe('a commit and the disk', () => {
  const withDisk = (sync: () => Promise<void>, open: () => Promise<number> = async () => 1) => {
    const disk = { open, sync, close: async () => {} } as unknown as Disk
    return new Kysely<{ t: { id: number; n: number } }>({ dialect: nodeSqliteDialect(file, disk) })
  }

  test('resolves when the log is on disk, and commits that wait share one synchronisation', async () => {
    const syncs: { end: () => void }[] = []
    const other = withDisk(() => new Promise((resolve) => syncs.push({ end: resolve })))
    let done = 0
    const write = async (id: number) => {
      await other.insertInto('t').values({ id, n: id }).execute()
      done++
    }
    const first = write(11)
    await vi.waitFor(() => expect(syncs).toHaveLength(1))
    const others = [12, 13, 14].map(write)
    await vi.waitFor(async () => expect(await count()).toBe(5))
    expect([syncs.length, done]).toEqual([1, 0])
    syncs[0]?.end()
    await first
    await vi.waitFor(() => expect(syncs).toHaveLength(2))
    expect(done).toBe(1)
    syncs[1]?.end()
    await Promise.all(others)
    expect([syncs.length, done]).toEqual([2, 4])
    await other.destroy()
  })

  test('fails where the log cannot be opened, and only as long as it cannot', async () => {
    const open = vi.fn(async () => 1).mockRejectedValueOnce(new Error('too many open files'))
    const other = withDisk(async () => {}, open)
    const write = (n: number) => other.updateTable('t').set({ n }).execute()
    await expect(write(1)).rejects.toThrow('too many open files')
    await write(2)
    await write(3)
    expect([await read(), open.mock.calls.length]).toEqual([3, 2])
    await other.destroy()
  })

  test('fails where the disk does; the next one empties the log first and holds', async () => {
    let failures = 1
    const other = withDisk(async () => {
      if (failures-- > 0) throw Object.assign(new Error('i/o error'), { code: 'EIO' })
    })
    const write = (n: number) => other.updateTable('t').set({ n }).execute()
    await expect(write(1)).rejects.toThrow('i/o error')
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
    await other.transaction().execute(async (trx) => {
      expect(statSync(`${file}-wal`).size).toBe(0)
      await trx.updateTable('t').set({ n: 2 }).execute()
    })
    expect(await read()).toBe(2)
    await other.destroy()
  })
})

const count = async () =>
  (await db.selectFrom('t').select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
