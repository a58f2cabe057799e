import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { workspace } from '@portal/platform/files/workspace'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { unique } from '../factories.ts'
import { caller } from '../http.ts'
import { findPostgres, startPostgres } from '../postgresServer.ts'
import { ADMIN, freePort, newDataDir, startAside, startServer } from './serverProcess.ts'

const programs = findPostgres()
const NGINX = '/usr/sbin/nginx'
const hasNginx = existsSync(NGINX) && spawnSync('openssl', ['version']).status === 0

async function newDatabase() {
  const postgres = await startPostgres(programs ?? '', { isDurable: true })
  onTestFinished(() => postgres.stop())
  return postgres
}

/** Runs nginx with the operators' own file before the given ports. @returns its address */
async function startNginx(ports: string[]): Promise<string> {
  const folder = newDataDir()
  chmodSync(folder, 0o755)
  const at = (name: string) => join(folder, name)
  const [plain, secure] = [await freePort(), await freePort()]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'].concat([
      '-subj',
      '/CN=portail.exemple.fr',
      '-keyout',
      at('key.pem'),
      '-out',
      at('cert.pem'),
    ]),
    { stdio: 'ignore' },
  )
  const site = readFileSync(join(workspace.root, 'deploy/nginx/portal.conf'), 'utf8')
    .replace(/\/etc\/letsencrypt\/\S+fullchain\.pem/, at('cert.pem'))
    .replace(/\/etc\/letsencrypt\/\S+privkey\.pem/, at('key.pem'))
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('listen 443', `listen 127.0.0.1:${secure}`)
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${ports[0]}`)
    .replace('# server 127.0.0.1:3001', `server 127.0.0.1:${ports[1]}`)
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${at(name)};`,
  )
  writeFileSync(
    at('nginx.conf'),
    `daemon off; pid ${at('pid')}; error_log ${at('error.log')}; events {} http { access_log off; ${bodies.join(' ')} ${site} }`,
  )
  const nginx = spawn(NGINX, ['-c', at('nginx.conf'), '-e', at('error.log')], { stdio: 'ignore' })
  onTestFinished(() => void nginx.kill('SIGTERM'))
  return `https://127.0.0.1:${secure}`
}

test.skipIf(!programs || !hasNginx)(
  'two servers behind nginx lose no write while one is killed, one restarted, and PostgreSQL goes away and comes back',
  { timeout: 240_000 },
  async () => {
    // The certificate of this test is its own.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    onTestFinished(() => void delete process.env.NODE_TLS_REJECT_UNAUTHORIZED)
    const postgres = await newDatabase()
    const env = {
      DATABASE_URL: postgres.address,
      DATA_DIR: newDataDir(),
      TRUST_PROXY: '127.0.0.1',
      STOP_DELAY: '2',
    }
    const ports = [String(await freePort()), String(await freePort())]
    const startAt = (index: 0 | 1) => startServer({ ...env, PORT: ports[index] ?? '' })
    let [one, two] = [await startAt(0), await startAt(1)]
    onTestFinished(() => Promise.all([one.end(), two.end()]).then(() => {}))
    const call = caller(await startNginx(ports))
    await expect
      .poll(() =>
        call('GET', '/v1/health/live').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    const { access_token: token } = (await call('POST', '/v1/token/', { body: ADMIN })).data

    const acknowledged: string[] = []
    const reads = new Map<number, number>()
    let isBusy = true
    const write = async () => {
      while (isBusy) {
        const parameter_name = `essai.${unique()}`
        const body = { parameter_name, parameter_value: '1', parameter_status: 1 }
        const answer = await call('POST', '/v1/parameters/', { token, body }).catch(() => null)
        if (answer?.status === 201) acknowledged.push(parameter_name)
        else await wait(50)
      }
    }
    const read = async () => {
      while (isBusy) {
        const status = await call('GET', '/v1/publicsapps/').then(
          (answer) => answer.status,
          () => 0,
        )
        reads.set(status, (reads.get(status) ?? 0) + 1)
        await wait(5)
      }
    }
    const busy = [write(), write(), read(), read()]

    await wait(500)
    await one.end('SIGKILL')
    await wait(500)
    one = await startAt(0)
    expect(await two.end('SIGTERM')).toBe(0)
    await wait(500)
    two = await startAt(1)
    await wait(500)
    // nginx asked the other server each time.
    expect([...reads.keys()]).toEqual([200])

    const before = acknowledged.length
    await postgres.pause()
    await wait(1_000)
    await postgres.resume()
    await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(before + 20)
    isBusy = false
    await Promise.all(busy)

    const stored = new Set<string>()
    for (let from = 0; stored.size === from; from += 1000) {
      const range = encodeURIComponent(`[${from},${from + 999}]`)
      for (const row of (await call('GET', `/v1/parameters/?range=${range}`, { token })).data)
        stored.add(row.parameter_name)
    }
    expect(acknowledged.length).toBeGreaterThan(100)
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
    for (const server of [one, two]) expect((await server.call('GET', '/v1/health/ready')).status).toBe(200)

    const app = { name: 'Boussole', code: unique().toUpperCase(), category: 1, status: 2 }
    const { id } = (await call('POST', '/v1/apps/', { token, body: app })).data
    const picture = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#2f7d4f' } })
      .png()
      .toBuffer()
    const raw = new FormData()
    raw.set('file', new Blob([Uint8Array.from(picture)]), 'a.png')
    const { data } = await call('PUT', `/v1/apps/upload/${id}/fr`, { token, raw })
    for (const server of [one, two])
      expect((await fetch(`${server.baseUrl}/media/${data.message}`)).status).toBe(200)
  },
)

test.skipIf(!programs)('a server that cannot see the others’ media does not start', async () => {
  const { address: DATABASE_URL } = await newDatabase()
  const first = await startServer({ DATABASE_URL, DATA_DIR: newDataDir() })
  const apart = { DATABASE_URL, DATA_DIR: newDataDir(), PORT: String(await freePort()) }
  const refused = await startAside(apart).ended
  expect(refused.code).toBe(1)
  expect(refused.stderr).toBe(
    'Another server runs on this database and its media are not here: give every server the same MEDIA_STORE, or one DATA_DIR on a shared disk.\n',
  )
  // Alone, as after a move to another disk, it may.
  await first.end('SIGTERM')
  const moved = await startServer(apart)
  await moved.end('SIGTERM')
})
