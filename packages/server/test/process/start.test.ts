import { once } from 'node:events'
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { freePort, newDataDir, run, startAside, startServer } from './serverProcess.ts'

describe('a start that cannot be says in one sentence what to do', () => {
  const fails = async (env: Record<string, string>, sentence: RegExp, program = 'src/server.ts') => {
    const { code, stderr } = await run(program, [], {
      DATA_DIR: newDataDir(),
      PORT: String(await freePort()),
      ...env,
    })
    expect(code).toBe(1)
    expect(stderr.trim()).toMatch(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }

  test('a bad value', async () => {
    await fails({ LIMITS_FACTOR: 'beaucoup' }, /^LIMITS_FACTOR must be a number\.$/)
  })

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = address && typeof address === 'object' ? String(address.port) : ''
    await fails({ PORT: port }, new RegExp(`Port ${port} is in use`))
    other.close()
  })

  test('a data folder that cannot be written', async () => {
    const file = join(newDataDir(), 'file')
    writeFileSync(file, '')
    await fails({ DATA_DIR: join(file, 'data') }, /DATA_DIR .* cannot be written/)
    await fails({ DATA_DIR: newDataDir(), LOG_FILE: join(file, 'log') }, /^The log .* cannot be written/)
  })

  test('data of a newer version, which stays as it is', async () => {
    const dataDir = newDataDir()
    expect((await run('scripts/migrate.ts', [], { DATA_DIR: dataDir })).code).toBe(0)
    const database = new DatabaseSync(join(dataDir, 'portal.db'))
    database.exec("insert into kysely_migration (name, timestamp) values ('2099-01-01-later', '2099-01-01')")
    database.close()
    await fails({ DATA_DIR: dataDir }, /newer version \(2099-01-01-later\)/)
    await fails({ DATA_DIR: dataDir }, /newer version \(2099-01-01-later\)/, '../demo/src/start.ts')
  })

  test('a database file that is none', async () => {
    const dataDir = newDataDir()
    writeFileSync(join(dataDir, 'portal.db'), Buffer.alloc(16_384, 1))
    await fails(
      { DATA_DIR: dataDir },
      /^The database is damaged \(file is not a database\): restore a backup/,
    )
  })

  test('a database with damaged pages', async () => {
    const dataDir = newDataDir()
    expect((await run('scripts/migrate.ts', [], { DATA_DIR: dataDir })).code).toBe(0)
    const file = openSync(join(dataDir, 'portal.db'), 'r+')
    writeSync(file, Buffer.alloc(8 * 4096, 1), 0, 8 * 4096, 4096)
    closeSync(file)
    await fails({ DATA_DIR: dataDir }, /^The database is damaged \(.*\): restore a backup/)
    await fails({ DATA_DIR: dataDir }, /^The database is damaged/, '../demo/src/start.ts')
  })

  test('a database that is away', async () => {
    await fails(
      { DATABASE_URL: `postgres://portal@127.0.0.1:${await freePort()}/portal` },
      /^The database at DATABASE_URL/,
    )
  })
})

describe('the first start', () => {
  test('two at once on one folder migrate once and make one administrator', async () => {
    const dataDir = newDataDir()
    const servers = await Promise.all([
      startServer({ DATA_DIR: dataDir }),
      startServer({ DATA_DIR: dataDir }),
    ])
    const database = new DatabaseSync(join(dataDir, 'portal.db'), { readOnly: true })
    expect(database.prepare("select count(*) as n from users where roles = 'USER,ADMIN'").get()).toEqual({
      n: 1,
    })
    database.close()
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0)
  })

  test('two at once on one folder load the demonstration once', { timeout: 240_000 }, async () => {
    const env = { DATA_DIR: newDataDir(), DEMO_DATA: 'true', PUBLISH_HOOK: 'true' }
    const starts = [startServer(env, '../demo/src/start.ts'), startServer(env, '../demo/src/start.ts')]
    const servers = await Promise.all(starts)
    const counts = await Promise.all(
      servers.map(async ({ call }) => (await call('GET', '/v1/publicsapps/')).data.length),
    )
    expect(counts).toEqual([24, 24])
    expect(servers.map(({ output }) => output.stderr)).toEqual(['', ''])
    for (const server of servers) await server.end('SIGKILL')
  })

  test('two at once at one port: one answers, the other one says that the port is in use', async () => {
    const env = {
      PORT: String(await freePort()),
      ADMIN_EMAIL: 'a@exemple.fr',
      ADMIN_PASSWORD: 'Admin-2026!ok',
    }
    const starts = [0, 1].map(() => startAside({ ...env, DATA_DIR: newDataDir() }))
    const loser = await Promise.race(starts.map(({ ended }) => ended))
    expect([loser.code, loser.stderr]).toEqual([1, expect.stringMatching(/^Port \d+ is in use[^\n]*\n$/)])
    for (const { child } of starts) child.kill('SIGKILL')
  })

  test('has no account of its own but the administrator, whose password is made and shown once', async () => {
    const dataDir = newDataDir()
    const env = { DATA_DIR: dataDir, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
    const first = await startServer(env)
    const [, email = '', password = ''] = /made: (\S+) {3}password: (\S+)/.exec(first.output.stderr) ?? []
    const signIn = (body: object) => first.call('POST', '/v1/token/', { body })
    expect((await signIn({ email, password })).data.roles).toBe('USER,ADMIN')
    for (const guess of ['admin', 'password', 'Admin-2026!ok', 'changeme'])
      expect((await signIn({ email, password: guess })).status).toBe(401)
    expect(first.output.stdout).not.toContain(password)
    await first.end('SIGTERM')
    const second = await startServer(env)
    expect(second.output.stderr).toBe('')
    await second.end('SIGTERM')
  })

  test('the command for it is refused a second time', async () => {
    const env = { DATA_DIR: newDataDir() }
    const first = await run('scripts/admin.ts', ['chef@exemple.fr'], env)
    expect(first.stdout).toMatch(/^Administrator made: chef@exemple\.fr {3}password: \S{12,}/)
    const second = await run('scripts/admin.ts', ['autre@exemple.fr'], env)
    expect([second.code, second.stderr]).toEqual([1, 'There is an administrator already: chef@exemple.fr\n'])
    const reset = await run('scripts/admin.ts', ['reset-factors', 'chef@exemple.fr'], env)
    expect(reset.stdout).toMatch(/^chef@exemple\.fr has no second factor/)
  })
})
