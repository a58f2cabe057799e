import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workspace } from '@portal/platform/files/workspace'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startDatabaseServer } from '../database.ts'
import { unique } from '../factories.ts'
import { hasPostgres } from '../postgresServer.ts'
import { ADMIN, newDataDir, run, type ServerProcess, startServer } from './serverProcess.ts'

const PERSON = {
  password: 'Essai-2026!ok',
  passwordConfirm: 'Essai-2026!ok',
  nom: 'Martin',
  prenom: 'Zoé',
  civility: 1,
  consent: true,
}

/** The environment of an installation on one of the databases. */
async function newInstallation(engine: 'sqlite' | 'postgres'): Promise<Record<string, string>> {
  const DATA_DIR = newDataDir()
  if (engine === 'sqlite') return { DATA_DIR }
  const server = await startDatabaseServer()
  onTestFinished(() => server.stop())
  return { DATA_DIR, DATABASE_URL: asDeployed(server.address ?? '') }
}

/** Makes role and database as operators do. @returns the address of that role, which owns no extension */
function asDeployed(address: string): string {
  const file = join(workspace.root, 'deploy/postgresql/portal.sql')
  // The tests' own superuser is named `portal`.
  const input = readFileSync(file, 'utf8').replaceAll(/\bportal\b/g, 'deployed')
  const args = ['--quiet', '--set=ON_ERROR_STOP=1', `--set=password='x'`, '--file=-', `--dbname=${address}`]
  execFileSync('psql', args, { input })
  const url = new URL(address)
  url.username = 'deployed'
  url.pathname = 'deployed'
  return url.href
}

const picture = () =>
  sharp({ create: { width: 700, height: 400, channels: 3, background: '#2f7d4f' } })
    .png()
    .toBuffer()

/** Actions of a test on a running portal. */
async function useOf({ call }: Pick<ServerProcess, 'call'>) {
  const { access_token: token } = (await call('POST', '/v1/token/', { body: ADMIN })).data
  const app = { name: 'Boussole', code: unique().toUpperCase(), category: 1, status: 2 }
  return {
    token,
    addApp: async (): Promise<number> => (await call('POST', '/v1/apps/', { token, body: app })).data.id,
    addPicture: async (id: number, language: 'fr' | 'en', bytes: Buffer) => {
      const raw = new FormData()
      raw.set('file', new Blob([Uint8Array.from(bytes)]), 'a.png')
      return call('PUT', `/v1/apps/upload/${id}/${language}`, { token, raw })
    },
    removePicture: (id: number, language: 'fr' | 'en') =>
      call('DELETE', `/v1/apps/upload/${id}/${language}`, { token }),
    addParameter: async (parameter_name: string) => {
      const body = { parameter_name, parameter_value: '1', parameter_status: 1 }
      return (await call('POST', '/v1/parameters/', { token, body })).status
    },
    parameters: async (): Promise<string[]> => {
      const query = `range=${encodeURIComponent('[0,999]')}`
      const { data } = await call('GET', `/v1/parameters/?${query}`, { token })
      return data.map((one: { parameter_name: string }) => one.parameter_name)
    },
  }
}

const backups = (dataDir: string) => {
  const folder = join(dataDir, 'backups')
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  const onDatabase = test.skipIf(engine === 'postgres' && !hasPostgres)

  onDatabase('a backup made while pictures come and go has every file that its database names', async () => {
    const env = await newInstallation(engine)
    const server = await startServer(env)
    const use = await useOf(server)
    const bytes = await picture()
    const id = await use.addApp()
    await use.addPicture(id, 'en', bytes)
    let running = true
    const editing = (async () => {
      while (running) {
        expect((await use.addPicture(id, 'fr', bytes)).status).toBe(200)
        expect((await use.removePicture(id, 'fr')).status).toBeLessThan(300)
      }
    })()
    for (let times = 0; times < 4; times++)
      expect(await run('scripts/backup.ts', [], env)).toMatchObject({ code: 0, stderr: '' })
    running = false
    await editing
    const made = backups(env.DATA_DIR ?? '')
    // Four of one day: none deletes another.
    expect(made).toHaveLength(4)
    for (const folder of made) {
      const { media } = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'))
      expect(media.length).toBeGreaterThan(0)
      expect(readdirSync(join(folder, 'media')).sort()).toEqual(
        media.map(({ path }: { path: string }) => path).sort(),
      )
    }
    await server.end('SIGTERM')
  })

  onDatabase(
    'a restored portal has what was there, brings nobody back and sends nothing by itself',
    async () => {
      const env = await newInstallation(engine)
      const server = await startServer(env)
      const use = await useOf(server)
      const app = await use.addApp()
      const image = (await use.addPicture(app, 'fr', await picture())).data.message
      const before = Array.from({ length: 20 }, () => `avant.${unique()}`)
      for (const name of before) expect(await use.addParameter(name)).toBe(201)
      const email = `${unique()}@exemple.fr`
      const person = (await server.call('POST', '/v1/users/', { body: { ...PERSON, email, appId: app } }))
        .data

      let running = true
      const statuses: number[] = []
      const writing = (async () => {
        while (running) statuses.push(await use.addParameter(`pendant.${unique()}`))
      })()
      expect(await run('scripts/backup.ts', [], env)).toMatchObject({ code: 0, stderr: '' })
      running = false
      await writing
      expect(new Set(statuses)).toEqual(new Set([201]))
      const [folder = ''] = backups(env.DATA_DIR ?? '')

      await use.addParameter('apres')
      const deletion = { token: person.access_token }
      expect((await server.call('DELETE', '/v1/user/account/', deletion)).status).toBeLessThan(300)
      expect(readFileSync(join(env.DATA_DIR ?? '', 'deleted-people.txt'), 'utf8')).toBe(
        `${person.user.uuid}\n`,
      )

      const restore = (...args: string[]) =>
        run('scripts/restore.ts', [folder, ...args], { ...env, PORT: '1' })
      // Another port than the portal's proves nothing.
      expect((await restore('--delete-again')).stderr).toMatch(/^A portal runs on these data/)
      // Killed, so that a stale -wal lies beside the file.
      await server.end('SIGKILL')
      expect((await restore()).stderr).toMatch(/^1 people of this backup deleted their account since/)
      const restored = await restore('--delete-again')
      expect(restored).toMatchObject({ code: 0, stderr: '' })
      expect(restored.stdout).toContain('1 people who had deleted their account were deleted again.')
      const aside = readdirSync(env.DATA_DIR ?? '').find((name) => name.startsWith('before-restore-')) ?? ''
      const kept = readdirSync(join(env.DATA_DIR ?? '', aside)).sort()
      expect(kept).toEqual(['media', engine === 'sqlite' ? 'portal.db' : 'portal.dump'])

      const again = await startServer(env)
      const then = await useOf(again)
      const names = await then.parameters()
      expect(names).toEqual(expect.arrayContaining(before))
      expect(names).not.toContain('apres')
      expect((await fetch(`${again.baseUrl}/media/${image}`)).status).toBe(200)
      const signIn = { body: { email, password: PERSON.password } }
      expect((await again.call('POST', '/v1/token/', signIn)).status).toBe(401)

      const other = { ...PERSON, email: `${unique()}@exemple.fr`, appId: app }
      expect((await again.call('POST', '/v1/users/', { body: other })).status).toBe(201)
      const mails = join(env.DATA_DIR ?? '', 'mails')
      const mailTo = (address: string) =>
        existsSync(mails) &&
        readdirSync(mails)
          .filter((name) => name.endsWith('.json'))
          .some((name) => readFileSync(join(mails, name), 'utf8').includes(address))
      await new Promise((resolve) => setTimeout(resolve, 5_000))
      expect(mailTo(other.email)).toBe(false)
      expect((await run('scripts/releaseMail.ts', [], env)).stdout).toMatch(/^Mail is no longer held/)
      await expect.poll(() => mailTo(other.email), { timeout: 10_000 }).toBe(true)
      await again.end('SIGTERM')
    },
  )

  onDatabase('brought back is who the operator says', async () => {
    const env = await newInstallation(engine)
    const server = await startServer(env)
    const email = `${unique()}@exemple.fr`
    const person = (await server.call('POST', '/v1/users/', { body: { ...PERSON, email } })).data
    expect((await run('scripts/backup.ts', [], env)).code).toBe(0)
    await server.call('DELETE', '/v1/user/account/', { token: person.access_token })
    await server.end('SIGTERM')
    const [folder = ''] = backups(env.DATA_DIR ?? '')
    expect((await run('scripts/restore.ts', [folder, '--bring-back'], env)).code).toBe(0)
    const again = await startServer(env)
    const signIn = { body: { email, password: PERSON.password } }
    expect((await again.call('POST', '/v1/token/', signIn)).status).toBe(200)
    await again.end('SIGTERM')
    // Nobody is asked a second time.
    expect((await run('scripts/restore.ts', [folder], env)).code).toBe(0)
  })
})

test('what is no backup, or a damaged one, changes nothing', async () => {
  const DATA_DIR = newDataDir()
  expect((await run('scripts/migrate.ts', [], { DATA_DIR })).code).toBe(0)
  const empty = await run('scripts/restore.ts', [newDataDir()], { DATA_DIR })
  expect([empty.code, empty.stderr]).toEqual([1, expect.stringContaining('is no backup')])
  const damaged = newDataDir()
  await writeFile(join(damaged, 'backup.json'), '{"engine":"sqlite"}')
  await writeFile(join(damaged, 'portal.db'), Buffer.alloc(8192, 1))
  const refused = await run('scripts/restore.ts', [damaged], { DATA_DIR })
  expect(refused.code).toBe(1)
  expect(existsSync(join(DATA_DIR, 'portal.db'))).toBe(true)
})
