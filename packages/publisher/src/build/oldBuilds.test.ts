import { mkdir, mkdtemp, readdir, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeOldBuilds } from './oldBuilds.ts'

const HOURS = { '.variants': 900, today: 0, draft: 1, lastWeek: 200, lastMonth: 700 }

test('keeps the last two builds, those of the last day, and what is no build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-builds-'))
  for (const [name, hours] of Object.entries(HOURS)) {
    await mkdir(join(folder, name))
    const at = new Date(Date.now() - hours * 3_600_000)
    await utimes(join(folder, name), at, at)
  }
  await removeOldBuilds(folder)
  expect((await readdir(folder)).sort()).toEqual(['.variants', 'draft', 'today'])
  await utimes(join(folder, 'draft'), 0, 0)
  await removeOldBuilds(folder)
  expect((await readdir(folder)).sort()).toEqual(['.variants', 'draft', 'today'])
})
