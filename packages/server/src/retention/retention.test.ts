import { readFileSync } from 'node:fs'
import { DAY_MS, HOUR_MS } from '@portal/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  DAY,
  setParameter,
  startTestPortal,
  type TestPortal,
  type TestUser,
  unique,
} from '../../test/index.ts'
import { openSession } from '../sessions/commands/open.ts'
import { enforceRetention } from './enforce.ts'
import { OWN_RULES } from './ownRules.ts'
import { RULES } from './rules.ts'

let portal: TestPortal
let admin: TestUser
beforeAll(async () => {
  portal = await startTestPortal({ env: { IDLE_ACCOUNT_MONTHS: '0' } })
  admin = await createAdmin(portal)
  await setParameter(portal, 'access.pendingDays', '0')
})
afterAll(() => portal.close())

const DOCS = new URL('../../../../docs/product.md', import.meta.url)

it('is documented with the same rules and periods', () => {
  const [, chapter = ''] = readFileSync(DOCS, 'utf8').split('## Retention\n')
  const rows = [...(chapter.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].slice(2)
  const told = rows.map(([, name = '', period = '']) => ({ name, keptMs: periodOf(period) }))
  const own = OWN_RULES.map(({ name }) => name)
  expect(told.filter(({ name }) => !own.includes(name as never))).toEqual(
    RULES.map(({ name, keptMs }) => ({ name, keptMs })),
  )
  expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(own))
})

function periodOf(text: string) {
  const [, count = '0', unit] = /^(\d+) (hour|day)/.exec(text) ?? []
  return Number(count) * (unit === 'hour' ? HOUR_MS : DAY_MS)
}

const count = async ({ db }: TestPortal, table: 'webhook_deliveries' | 'sessions' | 'outbox' | 'users') => {
  const { total } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Moves the clock to just before an instant and just after it, and looks at both. */
async function around({ clock, deps }: TestPortal, instant: Date, look: () => Promise<unknown>) {
  const seen: unknown[] = []
  for (const distance of [-HOUR_MS, HOUR_MS]) {
    clock.set(new Date(instant.getTime() + distance))
    await enforceRetention(deps)
    seen.push(await look())
  }
  return seen
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

  const endsAfter = (days: number, look: () => Promise<unknown>) =>
    around(portal, new Date(start.getTime() + days * DAY), look)
  const comment = async () =>
    (await portal.db.selectFrom('feedback').select('comment').where('id', '=', closed.id).executeTakeFirst())
      ?.comment
  const kinds = async () =>
    (await portal.db.selectFrom('journal').select('kind').orderBy('id').execute()).map(({ kind }) => kind)
  const ids = async () =>
    (await portal.db.selectFrom('accesses').select('id').orderBy('id').execute()).map(({ id }) => id)

  expect(await endsAfter(30, () => count(portal, 'webhook_deliveries'))).toEqual([1, 0])
  expect(await endsAfter(365, comment)).toEqual(['Très bien', null])
  expect(await kinds()).toEqual(['catalogue.published'])
  expect(await endsAfter(1095, ids)).toEqual([[closed.id, waiting.id], [waiting.id]])
  expect(await kinds()).toEqual([])
  expect(await comment()).toBeUndefined()
})

it('goes by the clock with sessions and mails, and with what the installation sets', async () => {
  const usual = await startTestPortal({ env: { IDLE_ACCOUNT_MONTHS: '12' } })
  try {
    const start = usual.clock.now()
    const after = (days: number) => new Date(start.getTime() + days * DAY)
    const user = await createUser(usual)
    const { id } = await createAccess(usual, { app_id: (await createApp(usual)).id, user_id: user.id })
    await usual.call('POST', '/v1/users/password/forgotten/', { body: { email: user.email } })
    await usual.mails()
    const { expires_at } = await usual.db
      .selectFrom('sessions')
      .select('expires_at')
      .executeTakeFirstOrThrow()
    const status = async () =>
      (await usual.db.selectFrom('accesses').select('status').where('id', '=', id).executeTakeFirst())?.status

    expect(await around(usual, after(7), () => count(usual, 'outbox'))).toEqual([1, 0])
    expect(await around(usual, after(30), status)).toEqual([0, 3])
    const sessionEnd = new Date(Date.parse(expires_at) + DAY)
    expect(await around(usual, sessionEnd, () => count(usual, 'sessions'))).toEqual([1, 0])

    usual.clock.set(after(336))
    await enforceRetention(usual.deps)
    expect((await usual.mails()).at(-1)?.to).toBe(user.email)
    expect(await around(usual, after(366), () => count(usual, 'users'))).toEqual([1, 0])
  } finally {
    await usual.close()
  }
})

it('keeps what lives, and says when each rule ran last', async () => {
  const user = await createUser(portal)
  const { access_token } = await openSession(portal.db, user, portal.clock.now())
  await enforceRetention(portal.deps)
  expect((await portal.call('GET', '/v1/user/me/', { token: access_token })).status).toBe(200)
  const runs = await portal.db.selectFrom('retention_runs').selectAll().execute()
  expect(runs.map(({ name }) => name).sort()).toEqual([...RULES, ...OWN_RULES].map(({ name }) => name).sort())
})
