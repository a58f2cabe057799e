import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, NewerData, pendingMigrations } from './migrate.ts'
import { openDatabase } from './open.ts'

const nothing = { up: async () => {} }

test('a database takes a migration whose name comes before one that ran, and refuses those it does not know', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrate-'))
  const database = openDatabase<Record<string, never>>(join(folder, 'portal.db'))
  onTestFinished(async () => {
    await database.db.destroy()
    rmSync(folder, { recursive: true })
  })
  expect(await migrate(database, { '2026-01-01-first': nothing, '2026-01-02-files': nothing })).toEqual([
    '2026-01-01-first',
    '2026-01-02-files',
  ])
  const newer = { '2026-01-01-first': nothing, '2026-01-02-company': nothing, '2026-01-02-files': nothing }
  expect(await pendingMigrations(database.db, newer)).toEqual(['2026-01-02-company'])
  expect(await migrate(database, newer)).toEqual(['2026-01-02-company'])
  await expect(migrate(database, { '2026-01-01-first': nothing })).rejects.toThrow(NewerData)
})
