import { mkdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { startJobs } from '@portal/platform/jobs/jobs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createDemo,
  createUser,
  DAY,
  startTestPortal,
  type TestPortal,
} from '../../test/index.ts'
import { portalJobs } from '../jobs/portalJobs.ts'
import { queueMail } from '../mail/commands/queue.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

/** Reads `/metrics` into values by series. */
async function scrape(of = portal) {
  const { status, text } = await of.call('GET', '/metrics')
  expect(status).toBe(200)
  return seriesOf(text)
}
const seriesOf = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line): [string, number] => {
        const end = line.lastIndexOf(' ')
        return [line.slice(0, end), Number(line.slice(end + 1))]
      }),
  )

describe('GET /metrics', () => {
  test('counts and times answers by the pattern of their route, never by an address', async () => {
    const counted = 'portal_http_requests_total{method="GET",route="/v1/manageapps/:id",status="401"}'
    const before = await scrape()
    for (const id of [4711, 4712]) await portal.call('GET', `/v1/manageapps/${id}`)
    const after = await scrape()
    expect((after.get(counted) ?? 0) - (before.get(counted) ?? 0)).toBe(2)
    expect(
      after.get('portal_http_request_duration_seconds_count{method="GET",route="/v1/manageapps/:id"}'),
    ).toBeGreaterThanOrEqual(2)
    expect([...after.keys()].filter((series) => series.includes('471'))).toEqual([])
  })

  test('counts accesses by the state that people see', async () => {
    const user = await createUser(portal)
    const owned = await createDemo(portal, await createAdmin(portal))
    await portal.db
      .insertInto('accesses')
      .values(
        ['2026-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'].map((expire_at) => ({
          app_id: owned.id,
          user_id: user.id,
          status: 4 as const,
          duration_id: 1 as const,
          is_open: 0 as const,
          nb_access: 1,
          created_at: expire_at,
          updated_at: expire_at,
          activated_at: '2025-12-01T00:00:00.000Z',
          expire_at,
        })),
      )
      .execute()
    const series = await scrape()
    expect(series.get('portal_accesses{state="running"}')).toBe(1)
    expect(series.get('portal_accesses{state="expired"}')).toBe(1)
    expect(series.get('portal_accesses{state="waiting"}')).toBe(0)
  })

  test('tells of mails: how many wait, for how long, and how many left', async () => {
    await portal.mails()
    const before = (await scrape()).get('portal_mails_total{outcome="success"}') ?? 0
    const now = new Date(portal.clock.now().getTime() - 3 * DAY)
    const to = { email: 'quelquun@exemple.fr', language: 'fr' as const }
    await queueMail(portal.db, now, to, 'accountIdle', { prenom: 'Ada', deleteAfter: now.toISOString() })
    const waiting = await scrape()
    expect(waiting.get('portal_mails_waiting')).toBe(1)
    expect(waiting.get('portal_mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(3 * 24 * 3600)
    await portal.mails()
    const sent = await scrape()
    expect(sent.get('portal_mails_waiting')).toBe(0)
    expect(sent.get('portal_mails_total{outcome="success"}')).toBe(before + 1)
  })

  test('counts the streams of gates while they are open', async () => {
    const demo = await createDemo(portal, await createAdmin(portal))
    const before = (await scrape()).get('portal_gate_streams') ?? 0
    const leave = new AbortController()
    const headers = { authorization: demo.authorization }
    await fetch(`${portal.baseUrl}/v1/launch/events/`, { headers, signal: leave.signal })
    expect((await scrape()).get('portal_gate_streams')).toBe(before + 1)
    leave.abort()
    await expect.poll(async () => (await scrape()).get('portal_gate_streams')).toBe(before)
  })

  test('tells of jobs, the site, the disk, the newest backup, versions and the process', async () => {
    await mkdir(join(portal.config.dataDir, 'backups', '2026-11-20T03-15-00.000Z'), { recursive: true })
    const jobs = startJobs(
      portalJobs(portal.deps).filter(({ name }) => name === 'mail'),
      portal.deps.log,
    )
    await jobs.stop()
    const series = await scrape()
    expect(series.get('portal_job_runs_total{task="mail",outcome="success"}')).toBe(1)
    expect(series.get('portal_job_runs_total{task="mail",outcome="failure"}')).toBe(0)
    expect(series.get('portal_disk_free_bytes')).toBeGreaterThan(0)
    expect(series.get('portal_backup_last_timestamp_seconds')).toBe(Date.UTC(2026, 10, 20, 3, 15) / 1000)
    const names = [...series.keys()].map((name) => name.split('{', 1)[0])
    for (const name of [
      'portal_build_info',
      'portal_catalogue_revision',
      'portal_published_revision',
      'portal_queue_waiting',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(names).toContain(name)
  })

  test('holds nothing of a person', async () => {
    const user = await createUser(portal)
    await portal.call('GET', '/v1/user/me/', { token: user.token })
    const { text } = await portal.call('GET', '/metrics')
    for (const secret of [user.email, user.uuid, user.token, '127.0.0.1']) expect(text).not.toContain(secret)
  })
})

describe('who may read /metrics', () => {
  /** Asks with exactly these headers, the host's name included. */
  const ask = (of: TestPortal, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(of.baseUrl)
      const asked = request({ host: '127.0.0.1', port, path: '/metrics', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      asked.on('error', reject).end()
    })

  test('without METRICS_TOKEN: the machine itself, which no header can claim to be', async () => {
    expect(await ask(portal, { host: 'localhost:3000' })).toBe(200)
    expect(await ask(portal, { host: '[::1]:3000' })).toBe(200)
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])
      expect(await ask(portal, { host: '127.0.0.1', [header]: '127.0.0.1' })).toBe(404)
    expect(await ask(portal, { host: 'portail.exemple.fr' })).toBe(404)
  })

  test('behind TRUST_PROXY: not who was forwarded', async () => {
    const behind = await startTestPortal({ beside: portal, env: { TRUST_PROXY: '127.0.0.1' } })
    expect(await ask(behind, { host: 'localhost', 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    expect(await ask(behind, { host: 'localhost', 'x-forwarded-for': '198.51.100.7' })).toBe(404)
    expect(await ask(behind, { host: 'localhost' })).toBe(200)
    await behind.close()
  })

  test('with METRICS_TOKEN: whoever sends it', async () => {
    const METRICS_TOKEN = 'un-jeton-pour-les-mesures'
    const guarded = await startTestPortal({ beside: portal, env: { METRICS_TOKEN } })
    expect(await ask(guarded, { host: 'portail.exemple.fr', authorization: `Bearer ${METRICS_TOKEN}` })).toBe(
      200,
    )
    expect(await ask(guarded, { host: 'localhost' })).toBe(401)
    expect(await ask(guarded, { host: 'localhost', authorization: `Bearer ${METRICS_TOKEN}x` })).toBe(401)
    await guarded.close()
  })
})

test('without its database the portal still answers a scrape, and leaves out what it cannot know', async () => {
  const alone = await startTestPortal()
  await alone.db.destroy()
  const series = await scrape(alone)
  expect(series.get('portal_database_up')).toBe(0)
  expect(series.has('portal_mails_waiting')).toBe(false)
  await alone.app.close()
})
