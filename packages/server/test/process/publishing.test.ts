import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { startDatabaseServer } from '../database.ts'
import { hasPostgres } from '../postgresServer.ts'
import { ADMIN, newDataDir, type ServerProcess, startServer } from './serverProcess.ts'

const APP = { name: 'Boussole', code: 'BOUSSOLE', category: 1, status: 2 }
const until = (look: () => unknown, timeout = 90_000) => expect.poll(look, { timeout, interval: 20 })
const home = async ({ baseUrl }: ServerProcess) => (await fetch(baseUrl)).text()
/** Counts the builders of this data folder's servers. */
const builders = (dataDir: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return command.includes('build/child.ts') && command.includes(dataDir)
    } catch {
      return false
    }
  })
const published = (server: ServerProcess) =>
  server.output.stdout.split('\n').flatMap((line) => {
    const { msg, revision } = line.startsWith('{') ? JSON.parse(line) : {}
    return msg === 'site published' ? [revision as number] : []
  })

/** The real builder; two servers with one database and one folder. */
test.skipIf(!hasPostgres || process.platform !== 'linux')(
  'of two servers one builds each revision, and the other one takes over from one that is killed',
  { timeout: 300_000 },
  async () => {
    const database = await startDatabaseServer()
    onTestFinished(database.stop)
    const DATA_DIR = newDataDir()
    const releases = () => readdirSync(join(DATA_DIR, 'releases'))
    const isBuilding = () => releases().some((name) => name.startsWith('.build-'))
    const env = {
      DATA_DIR,
      DATABASE_URL: database.address ?? '',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portail.exemple.fr',
    }
    const one = await startServer(env, '../demo/src/start.ts')
    onTestFinished(() => void one.end())
    await until(() => published(one)).toHaveLength(1)
    const two = await startServer(env, '../demo/src/start.ts')
    onTestFinished(() => void two.end())
    const { data: session } = await two.call('POST', '/v1/token/', { body: ADMIN })
    const token = session.access_token as string

    const { data: app } = await two.call('POST', '/v1/apps/', { token, body: APP })
    for (const server of [one, two]) await until(() => home(server)).toContain('Boussole')
    await until(() => [...published(one), ...published(two)]).toEqual([0, 1])

    // The asked server looks at once, the other within a second: the asked one builds.
    await one.call('PUT', `/v1/apps/${app.id}`, { token, body: { name: 'Nuances' } })
    await until(isBuilding).toBe(true)
    await one.end('SIGKILL')
    expect(await home(two)).toContain('Boussole')
    await until(() => home(two)).toContain('Nuances')
    await until(() => published(two).filter((revision) => revision === 2)).toHaveLength(1)
    expect(releases().filter((name) => name.startsWith('00000002-'))).toHaveLength(1)
    expect(isBuilding()).toBe(false)

    await two.end('SIGTERM')
    await until(() => builders(DATA_DIR)).toEqual([])
  },
)
