import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { PASSWORD, unique } from '../factories.ts'
import { findPostgres, startPostgres } from '../postgresServer.ts'
import { ADMIN, newDataDir, type ServerProcess, startServer } from './serverProcess.ts'

const programs = findPostgres()
/** Kills of a run; `PORTAL_KILLS=100` for a thorough one. */
const KILLS = Number(process.env.PORTAL_KILLS ?? 3)

const register = (server: ServerProcess, email: string) =>
  server.call('POST', '/v1/users/', {
    body: {
      email,
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      nom: 'Martin',
      prenom: 'Zoé',
      civility: 1,
      consent: true,
    },
  })
const newParameter = (server: ServerProcess, token: string, parameter_name: string) =>
  server.call('POST', '/v1/parameters/', {
    token,
    body: { parameter_name, parameter_value: '1', parameter_status: 1 },
  })
/** Writes from four sides until it is stopped. @returns the stop, which gives what was acknowledged */
async function writeOn(server: ServerProcess) {
  const { data: admin } = await server.call('POST', '/v1/token/', { body: ADMIN })
  const acknowledged: string[] = []
  let isRunning = true
  const write = async () => {
    while (isRunning) {
      const name = `essai.${unique()}`
      const answer = await newParameter(server, admin.access_token, name).catch(() => null)
      if (answer?.status === 201) acknowledged.push(name)
    }
  }
  const writers = [write(), write(), write(), write()]
  return async () => {
    isRunning = false
    await Promise.all(writers)
    return acknowledged
  }
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 400))
const refused = (server: ServerProcess, refresh_token: string) =>
  server.call('POST', '/v1/token/refresh/', { body: { refresh_token } })

test('what was acknowledged survives kill -9, whole', { timeout: 60_000 + KILLS * 20_000 }, async () => {
  const DATA_DIR = newDataDir()
  const kept: string[] = []
  for (let round = 0; round < KILLS; round++) {
    const server = await startServer({ DATA_DIR })
    const stop = await writeOn(server)
    await soon()
    await server.end('SIGKILL')
    kept.push(...(await stop()))
  }
  expect(kept.length).toBeGreaterThan(KILLS)
  const database = new DatabaseSync(join(DATA_DIR, 'portal.db'))
  const stored = database.prepare('select parameter_name from parameters').all()
  const names = new Set(stored.map((row) => row.parameter_name))
  expect(kept.filter((name) => !names.has(name))).toEqual([])
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([])
  database.close()
})

test.skipIf(!programs)('what was acknowledged survives kill -9 of PostgreSQL', async () => {
  const postgres = await startPostgres(programs ?? '', { isDurable: true })
  onTestFinished(() => postgres.stop())
  const server = await startServer({ DATA_DIR: newDataDir(), DATABASE_URL: postgres.address })
  onTestFinished(() => server.end().then(() => {}))
  const stop = await writeOn(server)
  await soon()
  await postgres.crash()
  const kept = await stop()
  await postgres.resume()
  const client = new pg.Client({ connectionString: postgres.address })
  await client.connect()
  const { rows } = await client.query('select parameter_name from parameters')
  await client.end()
  const names = new Set(rows.map((row) => row.parameter_name))
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter((name) => !names.has(name))).toEqual([])
  await expect.poll(async () => (await server.call('GET', '/v1/health/ready')).status).toBe(200)
})

test('a session that was ended stays ended after kill -9', async () => {
  const DATA_DIR = newDataDir()
  const first = await startServer({ DATA_DIR })
  const { data } = await register(first, `essai-${unique()}@exemple.fr`)
  const answer = await first.call('POST', '/v1/logout/', { body: { refresh_token: data.refresh_token } })
  expect(answer.status).toBe(204)
  await first.end('SIGKILL')
  const second = await startServer({ DATA_DIR })
  expect((await second.call('GET', '/v1/user/me/', { token: data.access_token })).status).toBe(401)
  expect((await refused(second, data.refresh_token)).data).toEqual({ status_code: 401 })
  await second.end('SIGTERM')
})
