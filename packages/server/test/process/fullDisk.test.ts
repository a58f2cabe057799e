import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { describe, expect, onTestFinished, test } from 'vitest'
import { unique } from '../factories.ts'
import { ADMIN, newDataDir, type ServerProcess, startServer } from './serverProcess.ts'

/** A disk of its own needs the right to mount one: these tests are skipped for other accounts than root. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0
const CHUNK = Buffer.alloc(64 * 1024)

function smallDisk() {
  const folder = join(newDataDir(), 'disk')
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder])
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}

/** Takes all room, the last byte included. @returns what gives it back */
function fill(folder: string) {
  const file = join(folder, 'filler')
  const handle = openSync(file, 'w')
  for (let size = CHUNK.length; size > 0; )
    try {
      writeSync(handle, CHUNK, 0, size)
    } catch {
      size = Math.floor(size / 2)
    }
  closeSync(handle)
  return () => rmSync(file)
}

const read = (server: ServerProcess) => server.call('GET', '/v1/publicsapps/')
async function livesThrough(server: ServerProcess, folder: string, log: string) {
  const token = (await server.call('POST', '/v1/token/', { body: ADMIN })).data.access_token
  const write = () =>
    server.call('POST', '/v1/parameters/', {
      token,
      body: { parameter_name: `essai.${unique()}`, parameter_value: '1', parameter_status: 1 },
    })
  expect((await write()).status).toBe(201)
  const makeRoom = fill(folder)
  for (let round = 0; round < 100; round++) expect((await read(server)).status).toBe(200)
  expect((await write()).status).toBe(507)
  expect((await server.call('GET', '/v1/health/live')).status).toBe(200)
  expect((await server.call('GET', '/v1/health/ready')).status).toBe(503)
  makeRoom()
  expect((await write()).status).toBe(201)
  const lines = readFileSync(log, 'utf8').length
  await read(server)
  await expect.poll(() => readFileSync(log, 'utf8').length).toBeGreaterThan(lines)
  expect(await server.end('SIGTERM')).toBe(0)
}

describe.skipIf(!mayMount)('a full disk ends nothing: reads go on, writes are 507, and it heals', () => {
  test('with a log file on it', async () => {
    const DATA_DIR = smallDisk()
    const LOG_FILE = join(DATA_DIR, 'portal.log')
    await livesThrough(await startServer({ DATA_DIR, LOG_FILE }), DATA_DIR, LOG_FILE)
  })

  test('with a standard output that is a file on it', async () => {
    const DATA_DIR = smallDisk()
    const log = join(DATA_DIR, 'stdout.log')
    const output = openSync(log, 'a')
    const server = await startServer({ DATA_DIR }, 'src/server.ts', { stdio: ['ignore', output, 'pipe'] })
    closeSync(output)
    await livesThrough(server, DATA_DIR, log)
  })

  test('is waited out by a stop, too', async () => {
    const DATA_DIR = smallDisk()
    const server = await startServer({ DATA_DIR, LOG_FILE: join(DATA_DIR, 'portal.log') })
    fill(DATA_DIR)
    for (let round = 0; round < 20; round++) await read(server)
    expect(await server.end('SIGTERM')).toBe(0)
  })
})
