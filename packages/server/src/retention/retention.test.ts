import { readFileSync } from 'node:fs'
import { DAY_MS, HOUR_MS } from '@portal/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  DAY,
  startTestPortal,
  type TestPortal,
  type TestUser,
  unique,
} from '../../test/index.ts'
import { openSession } from '../sessions/commands/open.ts'
import { enforceRetention } from './enforce.ts'
import { RULES } from './rules.ts'

let portal: TestPortal
let admin: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
})
afterAll(() => portal.close())

const DOCS = new URL('../../../../docs/product.md', import.meta.url)

it('is documented with the same rules and periods', () => {
  const [, chapter = ''] = readFileSync(DOCS, 'utf8').split('## Retention\n')
  const rows = [...(chapter.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].slice(2)
  const told = rows.map(([, name = '', period = '']) => ({ name, keptMs: periodOf(period) }))
  expect(told).toEqual(RULES.map(({ name, keptMs }) => ({ name, keptMs })))
})

function periodOf(text: string) {
  const [, count = '0', unit] = /^(\d+) (hour|day)/.exec(text) ?? []
  return Number(count) * (unit === 'hour' ? HOUR_MS : DAY_MS)
}

const count = async (table: 'webhook_deliveries') => {
  const { total } = await portal.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

it('goes by the clock: each thing stays until its period is over, and no longer', async () => {
  const user = await createUser(portal)
  const app = await createApp(portal)
  const start = portal.clock.now()
  const at = start.toISOString()
  const closed = await createAccess(portal, { app_id: app.id, user_id: user.id, status: 2 })
  const waiting = await createAccess(portal, { app_id: (await createApp(portal)).id, user_id: user.id })
  await portal.db
    .insertInto('feedback')
    .values({ id: closed.id, app_id: app.id, useful: 2, again: 1, comment: 'Très bien', created_at: at })
    .execute()
  await portal.call('POST', '/v1/token/', { body: { email: admin.email, password: admin.password } })
  await portal.call('POST', '/v1/publication/', { token: admin.token })
  const { id: webhook_id } = await portal.db
    .insertInto('webhooks')
    .values({ url: 'https://exemple.fr/', events: '[]', is_active: 1, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await portal.db
    .insertInto('webhook_deliveries')
    .values({
      webhook_id,
      message_id: unique(),
      type: 'access.asked',
      topic: 'access:1',
      payload: '{}',
      created_at: at,
      send_after: at,
      tries: 1,
      delivered_at: at,
    })
    .execute()

  /** Moves the clock to just before a period's end and just after it, and looks at both. */
  const endsAfter = async (days: number, look: () => Promise<unknown>, before: unknown, after: unknown) => {
    portal.clock.set(new Date(start.getTime() + days * DAY - HOUR_MS))
    await enforceRetention(portal.deps)
    expect(await look(), `before ${days} days`).toEqual(before)
    portal.clock.set(new Date(start.getTime() + days * DAY + HOUR_MS))
    await enforceRetention(portal.deps)
    expect(await look(), `after ${days} days`).toEqual(after)
  }
  const comment = async () =>
    (await portal.db.selectFrom('feedback').select('comment').where('id', '=', closed.id).executeTakeFirst())
      ?.comment
  const kinds = async () =>
    (await portal.db.selectFrom('journal').select('kind').orderBy('id').execute()).map(({ kind }) => kind)
  const ids = async () =>
    (await portal.db.selectFrom('accesses').select('id').orderBy('id').execute()).map(({ id }) => id)

  await endsAfter(30, () => count('webhook_deliveries'), 1, 0)
  await endsAfter(365, comment, 'Très bien', null)
  expect(await kinds()).toEqual(['catalogue.published'])
  await endsAfter(1095, ids, [closed.id, waiting.id], [waiting.id])
  expect(await kinds()).toEqual([])
  expect(await comment()).toBeUndefined()
})

it('keeps what lives, and says when each rule ran last', async () => {
  const user = await createUser(portal)
  const { access_token } = await openSession(portal.db, user, portal.clock.now())
  await enforceRetention(portal.deps)
  expect((await portal.call('GET', '/v1/user/me/', { token: access_token })).status).toBe(200)
  const runs = await portal.db.selectFrom('retention_runs').selectAll().execute()
  expect(runs.map(({ name }) => name).sort()).toEqual(RULES.map(({ name }) => name).sort())
})
