import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Builder, createBuilder, type SiteBuild } from './builder.ts'

/**
 * Stands in for Astro: logs its start, waits for its order, and writes a page with its name. Fails as often
 * as there are files in a folder, and waits while there is a file "hold".
 */
const PROGRAM = `
  const { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } = require('node:fs')
  const { JOURNAL, TEXT, FAILURES } = process.env
  appendFileSync(JOURNAL, process.pid + '\\n')
  require('node:readline').createInterface(process.stdin)
    .once('line', async (line) => {
      while (existsSync('hold')) await new Promise((resolve) => setTimeout(resolve, 20))
      const { folder } = JSON.parse(line)
      const [failure] = readdirSync(FAILURES)
      if (failure) {
        rmSync(FAILURES + '/' + failure)
        writeFileSync(folder + '/half.html', '')
        console.error('the page broke\\n    at lib (/x/node_modules/lib/a.js:1:1)\\n    at page (src/page.ts:1:1)')
        process.exit(1)
      }
      writeFileSync(folder + '/index.html', process.pid + ' ' + TEXT)
      process.exit(0)
    })
    .once('close', () => process.exit(1))
`

let root: string
let builder: Builder
let count = 0
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-builder-'))
  await writeFile(join(root, 'journal'), '')
  await mkdir(join(root, 'failures'))
  builder = createBuilder({ log: pino({ level: 'silent' }) }, (_releases, env) => ({
    command: process.execPath,
    args: ['-e', PROGRAM],
    cwd: root,
    env,
    isTold: true,
  }))
})
afterEach(async () => {
  builder.rest()
  await rm(root, { recursive: true, force: true })
})

const preparation = (fingerprint = 'sources', TEXT = fingerprint) => ({
  releases: root,
  settings: { JOURNAL: join(root, 'journal'), FAILURES: join(root, 'failures'), TEXT },
  fingerprint,
})
const prepare = (fingerprint?: string) => builder.prepare(() => preparation(fingerprint))
async function build(fingerprint?: string, more: Partial<SiteBuild> = {}) {
  const folder = join(root, `site${++count}`)
  await mkdir(folder)
  const { signal } = new AbortController()
  const order = {
    ...preparation(fingerprint),
    catalogue: 'about:blank',
    folder,
    before: null,
    signal,
    ...more,
  }
  await builder.build(order)
  expect(await readdir(folder)).toEqual(['index.html'])
  const [pid, text] = (await readFile(join(folder, 'index.html'), 'utf8')).split(' ')
  return { pid: Number(pid), text }
}
/** Reads the process ids of the started builders. */
const started = async () =>
  (await readFile(join(root, 'journal'), 'utf8')).split('\n').filter(Boolean).map(Number)
const untilStarted = (number: number) => expect.poll(started, { timeout: 10_000 }).toHaveLength(number)
async function failNext(...names: string[]) {
  for (const name of names) await writeFile(join(root, 'failures', name), '')
}
function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a builder', () => {
  test('that was prepared is the one that builds, once, and is not prepared twice', async () => {
    prepare()
    prepare()
    await untilStarted(1)
    const first = await build()
    expect([first.pid]).toEqual(await started())
    const second = await build()
    expect(second.pid).not.toBe(first.pid)
    expect(await started()).toEqual([first.pid, second.pid])
  })

  test('that was prepared from other sources is sent away', async () => {
    prepare('sources of yesterday')
    await untilStarted(1)
    const [prepared = 0] = await started()
    expect(await build('sources')).toMatchObject({ text: 'sources' })
    expect(await started()).toHaveLength(2)
    await expect.poll(() => isRunning(prepared)).toBe(false)
  })

  test('that was killed while it waited is replaced, and prepared again only after a build', async () => {
    prepare()
    await untilStarted(1)
    const [prepared = 0] = await started()
    process.kill(prepared, 'SIGKILL')
    await expect.poll(() => isRunning(prepared)).toBe(false)
    // Its end is noticed a moment later.
    await new Promise((resolve) => setTimeout(resolve, 100))
    prepare()
    expect(await started()).toHaveLength(1)
    expect((await build()).pid).not.toBe(prepared)
    prepare()
    await untilStarted(3)
  })

  test('that is killed at the moment of its order is replaced', async () => {
    prepare()
    await untilStarted(1)
    const [prepared = 0] = await started()
    process.kill(prepared, 'SIGKILL')
    expect((await build()).pid).not.toBe(prepared)
  })

  test('that fails though prepared has a fresh one try again, in an empty folder', async () => {
    await failNext('prepared')
    prepare()
    await untilStarted(1)
    const { pid } = await build()
    expect((await started())[1]).toBe(pid)
  })

  test('that fails afresh, too, says why', async () => {
    await failNext('prepared', 'fresh')
    prepare()
    await untilStarted(1)
    await expect(build()).rejects.toThrow(/^the page broke\n {4}at page \(src\/page.ts:1:1\)$/)
    expect(await started()).toHaveLength(2)
    expect(await build()).toMatchObject({ text: 'sources' })
  })

  test('that is killed while it builds is replaced once, and then says what happened', async () => {
    await writeFile(join(root, 'hold'), '')
    const [first, second] = [build(), build()]
    second.catch(() => {})
    await untilStarted(2)
    for (const pid of await started()) process.kill(pid, 'SIGKILL')
    await untilStarted(4)
    const [, , ...replaced] = await started()
    process.kill(replaced[0] ?? 0, 'SIGKILL')
    const ends = await Promise.race([first, second].map((one) => one.catch((error: Error) => error.message)))
    expect(ends).toBe('It was ended by SIGKILL.')
    await rm(join(root, 'hold'))
    const [one, other] = await Promise.allSettled([first, second])
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('rests when nobody is at work, and ends with the server', async () => {
    prepare()
    await untilStarted(1)
    const [prepared = 0] = await started()
    builder.rest()
    await expect.poll(() => isRunning(prepared)).toBe(false)
    const stopping = new AbortController()
    stopping.abort()
    await expect(build('sources', { signal: stopping.signal })).rejects.toThrow()
    expect(await started()).toHaveLength(1)
  })
})
