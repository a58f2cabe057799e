import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unique } from '../factories.ts'
import { ADMIN, newDataDir, run, startServer } from './serverProcess.ts'

test('a backup of a running portal, restored, has every write from before it and the files', async () => {
  const DATA_DIR = newDataDir()
  const server = await startServer({ DATA_DIR })
  const token = (await server.call('POST', '/v1/token/', { body: ADMIN })).data.access_token
  const add = (parameter_name: string) =>
    server.call('POST', '/v1/parameters/', {
      token,
      body: { parameter_name, parameter_value: '1', parameter_status: 1 },
    })
  await mkdir(join(DATA_DIR, 'media'), { recursive: true })
  await writeFile(join(DATA_DIR, 'media', 'essai.bin'), 'contenu')
  const before = Array.from({ length: 20 }, () => `avant.${unique()}`)
  for (const name of before) expect((await add(name)).status).toBe(201)

  let running = true
  const statuses: number[] = []
  const writing = (async () => {
    while (running) statuses.push((await add(`pendant.${unique()}`)).status)
  })()
  const backup = await run('scripts/backup.ts', [], { DATA_DIR })
  running = false
  await writing
  expect(backup).toMatchObject({ code: 0, stderr: '' })
  expect(statuses.every((status) => status === 201)).toBe(true)
  const [name = ''] = readdirSync(join(DATA_DIR, 'backups'))
  const folder = join(DATA_DIR, 'backups', name)

  const tooEarly = await run('scripts/restore.ts', [folder], { DATA_DIR, PORT: server.port })
  expect([tooEarly.code, tooEarly.stderr]).toEqual([1, expect.stringMatching(/^Port \d+ is in use/)])
  await add(`apres.${unique()}`)
  // Killed, so that a stale -wal lies beside the file.
  await server.end('SIGKILL')
  rmSync(join(DATA_DIR, 'media'), { recursive: true })

  const restored = await run('scripts/restore.ts', [folder], { DATA_DIR, PORT: server.port })
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  const again = await startServer({ DATA_DIR })
  const signedIn = await again.call('POST', '/v1/token/', { body: ADMIN })
  const query = `range=${encodeURIComponent('[0,999]')}`
  const { data } = await again.call('GET', `/v1/parameters/?${query}`, { token: signedIn.data.access_token })
  const names = data.map((one: { parameter_name: string }) => one.parameter_name)
  expect(names).toEqual(expect.arrayContaining(before))
  expect(names.some((one: string) => one.startsWith('apres.'))).toBe(false)
  expect(await readFile(join(DATA_DIR, 'media', 'essai.bin'), 'utf8')).toBe('contenu')
  await again.end('SIGTERM')
})

test('what is no backup, or a damaged one, changes nothing', async () => {
  const DATA_DIR = newDataDir()
  expect((await run('scripts/migrate.ts', [], { DATA_DIR })).code).toBe(0)
  const empty = await run('scripts/restore.ts', [newDataDir()], { DATA_DIR, PORT: '4349' })
  expect([empty.code, empty.stderr]).toEqual([1, expect.stringContaining('is no backup')])
  const damaged = newDataDir()
  await writeFile(join(damaged, 'backup.json'), '{"engine":"sqlite"}')
  await writeFile(join(damaged, 'portal.db'), Buffer.alloc(8192, 1))
  const refused = await run('scripts/restore.ts', [damaged], { DATA_DIR, PORT: '4349' })
  expect(refused.code).toBe(1)
  expect(existsSync(join(DATA_DIR, 'portal.db'))).toBe(true)
})
