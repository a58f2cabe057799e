import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newReleaseName, prune, releaseNames, switchTo } from './releases.ts'

const FILES = 400

/** Makes releases of many files, the first one oldest, of which the last one is live. */
async function releasesOf(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-releases-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const names = Array.from({ length: count }, (_, index) =>
    newReleaseName({ revision: index, fingerprint: 'sources' }),
  )
  for (const [index, name] of names.entries()) {
    await mkdir(join(folder, name))
    for (let file = 0; file < FILES; file++) await writeFile(join(folder, name, String(file)), '')
    await utimes(join(folder, name), index, index)
  }
  await switchTo(folder, names.at(-1) ?? '')
  return { folder, newestFirst: names.reverse() }
}

test('the newest releases stay the newest while an old one is removed', async () => {
  const { folder, newestFirst } = await releasesOf(4)
  const kept = newestFirst.slice(0, 3)
  let isPruning = true
  const pruned = prune(folder).finally(() => {
    isPruning = false
  })
  while (isPruning) expect((await releaseNames(folder)).slice(0, 3)).toEqual(kept)
  await pruned
  expect((await readdir(folder)).sort()).toEqual([...kept, 'current'].sort())
})
