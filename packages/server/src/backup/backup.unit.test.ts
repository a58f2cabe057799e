import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { DAY_MS } from '@portal/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migratePortal, openPortalDatabase } from '../db/index.ts'
import { makeBackup } from './commands/make.ts'
import { pruneBackups } from './commands/prune.ts'
import { nameOf } from './folder.ts'
import { holdData, takeData } from './lock.ts'
import { checkSqlite, copySqlite } from './sqliteCopy.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function newData() {
  const dataDir = newFolder()
  const place = { dataDir, database: join(dataDir, 'portal.db'), mediaStore: undefined }
  const database = openPortalDatabase(place.database)
  await migratePortal(database)
  return { ...place, ...database }
}

describe('the copy of the embedded database', () => {
  const WRITER = `
    const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(process.argv[1], { timeout: 5000 })
    const write = database.prepare("update writes set n = n + 1")
    process.stdout.write('writing')
    database.exec('pragma synchronous = off')
    setInterval(() => write.run(), 1)`

  test('ends while another process writes without a pause', async () => {
    const folder = newFolder()
    const file = join(folder, 'portal.db')
    const database = new DatabaseSync(file)
    database.exec(`pragma journal_mode = wal; create table writes (n integer); insert into writes values (0);
      create table ballast (id integer primary key, text text);
      insert into ballast (text) with recursive lines (n) as (select 1 union all select n + 1 from lines where n < 400000)
      select hex(randomblob(100)) from lines`)
    const writer = spawn(process.execPath, ['-e', WRITER, file])
    onTestFinished(() => void writer.kill('SIGKILL'))
    await once(writer.stdout, 'data')
    await copySqlite(file, join(folder, 'copy.db'))
    checkSqlite(join(folder, 'copy.db'))
    const copy = new DatabaseSync(join(folder, 'copy.db'), { readOnly: true })
    expect(copy.prepare('select count(*) as lines from ballast').get()).toMatchObject({ lines: 400_000 })
    copy.close()
    expect(writer.exitCode).toBeNull()
  }, 20_000)
})

describe('a backup', () => {
  const row = (path: string, detached_at: string | null = null) =>
    ({
      path,
      app_id: null,
      kind: 'image',
      bytes: 3,
      created_at: '2026-11-20T09:00:00.000Z',
      detached_at,
    }) as const

  test('has exactly the media that the database names', async () => {
    const { db, ...place } = await newData()
    mkdirSync(join(place.dataDir, 'media'))
    for (const name of ['named.png', 'detached.png', 'stray.png'])
      writeFileSync(join(place.dataDir, 'media', name), 'abc')
    await db
      .insertInto('files')
      .values([row('named.png'), row('detached.png', '2026-11-21T09:00:00.000Z')])
      .execute()
    await db.destroy()
    const folder = await makeBackup(place, new Date())
    expect(readdirSync(join(folder, 'media'))).toEqual(['named.png'])
  })

  test.each([
    ['is missing', () => {}],
    ['is cut off', (file: string) => writeFileSync(file, 'ab')],
  ])('fails, and leaves nothing behind, where a file %s', async (_what, spoil) => {
    const { db, ...place } = await newData()
    mkdirSync(join(place.dataDir, 'media'))
    await db.insertInto('files').values(row('named.png')).execute()
    await db.destroy()
    spoil(join(place.dataDir, 'media', 'named.png'))
    await expect(makeBackup(place, new Date())).rejects.toThrow('1 of 1 media files')
    expect(readdirSync(join(place.dataDir, 'backups'))).toEqual([])
  })
})

test('the newest backups stay whatever their age, and the young ones however many they are', async () => {
  const dataDir = newFolder()
  const now = new Date('2026-11-22T12:00:00.000Z')
  const at = (days: number) => nameOf(new Date(now.getTime() - days * DAY_MS))
  const before = ['before-update-2024-01-01T00-00-00.000Z.db', `${at(0.1)}.part`, `${at(3)}.part`]
  const ages = [0, 0.001, 0.002, 5, 29, 31, 40]
  for (const name of [...before, ...ages.map(at)])
    mkdirSync(join(dataDir, 'backups', name), { recursive: true })
  expect(await pruneBackups(dataDir, { count: 6, days: 30 }, now)).toEqual([at(40)])
  expect(await pruneBackups(dataDir, { count: 1, days: 30 }, now)).toEqual([at(31)])
  const left = readdirSync(join(dataDir, 'backups'))
  expect(left.toSorted()).toEqual([...ages.slice(0, 5).map(at), before[0], before[1]].toSorted())
})

test('of the data one restore has hold, or any number of portals', async () => {
  const dataDir = join(newFolder(), 'data')
  const place = { dataDir, database: join(dataDir, 'portal.db'), mediaStore: undefined }
  const portals = [await holdData(place), await holdData(place)]
  for (const letGo of portals) {
    expect(await takeData(place)).toBeNull()
    await letGo?.()
  }
  const restore = await takeData(place)
  expect(await holdData(place)).toBeNull()
  await restore?.()
  await (await holdData(place))?.()
  expect(existsSync(join(dataDir, 'portal.lock'))).toBe(true)
})
