import { DAY_MS, HOUR_MS } from '@portal/contract'
import { type InsertObject, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  setParameter,
  startTestPortal,
  type TestPortal,
  unique,
} from '../../test/index.ts'
import type { Database } from '../db/tables.ts'
import { enforceRetention } from './enforce.ts'
import { RULES } from './rules.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ env: { IDLE_ACCOUNT_MONTHS: '0' } })
  await setParameter(portal, 'access.pendingDays', '0')
})
afterAll(() => portal.close())

/** A table, and how it gets one row alone, whose period begins at an instant. */
type Fixture = { table: keyof Database; add: (at: string) => Promise<unknown> }

function row<Table extends keyof Database>(
  table: Table,
  values: (at: string) => InsertObject<Database, Table> | Promise<InsertObject<Database, Table>>,
): Fixture {
  const add = async (at: string) => {
    // A person comes with a session.
    const alone = await values(at)
    await portal.db.deleteFrom(table).execute()
    await portal.db.insertInto(table).values(alone).execute()
  }
  return { table, add }
}
const userId = async () => (await createUser(portal)).id
const appId = async () => (await createApp(portal)).id
const accessId = async () =>
  (await createAccess(portal, { app_id: await appId(), user_id: await userId() })).id
async function sessionId(): Promise<number> {
  const { id } = await portal.db
    .insertInto('sessions')
    .values({ ...(await session(FAR)), created_at: FAR })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const FAR = '2099-01-01T00:00:00.000Z'
const session = async (expires_at: string) => ({
  user_id: await userId(),
  device: null,
  created_at: expires_at,
  seen_at: expires_at,
  expires_at,
  revoked_at: null,
  factor_checked_at: null,
})
const message = (sent_at: string | null, created_at: string) => ({
  kind: 'requestGranted',
  recipient: 'a@exemple.fr',
  language: 'fr' as const,
  values: '{}',
  created_at,
  send_after: FAR,
  tries: 0,
  sent_at,
  last_error: null,
})

const FIXTURES: Record<string, Fixture> = {
  tokens: row('tokens', async (at) => ({
    hash: unique(),
    session_id: await sessionId(),
    kind: 'access' as const,
    created_at: at,
    expires_at: at,
    successor: null,
    used_at: null,
  })),
  sessions: row('sessions', session),
  'known devices': row('known_devices', async (at) => ({
    user_id: await userId(),
    device: 'Firefox',
    first_at: at,
    seen_at: at,
  })),
  'password links': row('password_resets', async (at) => ({
    hash: unique(),
    user_id: await userId(),
    created_at: at,
    expires_at: at,
    used_at: null,
  })),
  'confirmations of addresses': row('email_confirmations', async (at) => ({
    hash: unique(),
    user_id: await userId(),
    expires_at: at,
  })),
  'decision links': row('decision_links', async (at) => ({
    hash: unique(),
    access_id: await accessId(),
    admin_id: (await createAdmin(portal)).id,
    created_at: at,
    expires_at: at,
    used_at: null,
  })),
  previews: row('previews', async (at) => {
    const draft = { fields: '{}', based_on: null, publish_at: null, failure: null, author_id: null }
    const { id: draft_id } = await portal.db
      .insertInto('drafts')
      .values({ ...draft, app_id: await appId(), planner_id: null, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { hash: unique(), draft_id, pages: null, error: null, created_at: at, expires_at: at }
  }),
  'company sign-ins': row('company_arrivals', (at) => ({ hash: unique(), sealed: 'x', expires_at: at })),
  'company sign-outs': row('company_logouts', (at) => ({ hash: unique(), expires_at: at })),
  'sign-ins before the second factor': row('factor_tickets', async (at) => ({
    hash: unique(),
    user_id: await userId(),
    tries: 0,
    expires_at: at,
  })),
  'challenges of passkeys': row('passkey_challenges', async (at) => ({
    challenge: unique(),
    user_id: await userId(),
    purpose: 'add',
    expires_at: at,
  })),
  'unconfirmed one-time codes': row('code_setups', async (at) => ({
    user_id: await userId(),
    sealed: 'x',
    expires_at: at,
  })),
  tickets: row('launch_tickets', async (at) => ({
    jti: unique(),
    access_id: await accessId(),
    created_at: at,
    expires_at: at,
    spent_at: null,
    opened_at: null,
  })),
  'events for gates': row('access_events', async (at) => ({
    app_id: await appId(),
    access_id: await accessId(),
    state: 'revoked' as const,
    access_exp: 0,
    created_at: at,
  })),
  'test accesses': row('test_accesses', async (at) => ({
    app_id: await appId(),
    kind: 'valid' as const,
    jti: unique(),
    created_at: at,
    spent_at: null,
    expire_at: at,
    revoked_at: null,
    told_at: at,
  })),
  leases: row('leases', (at) => ({ name: unique(), holder: 'x', expires_at: at })),
  'counters of attempts': row('attempts', (at) => ({
    key: unique(),
    failures: 1,
    first_at: at,
    last_at: at,
    locked_until: null,
  })),
  'sent messages': row('outbox', (at) => message(at, FAR)),
  'unsent messages': row('outbox', (at) => message(null, at)),
  'visit passes': row('visit_passes', (at) => ({
    name: 'Salon',
    opens_at: at,
    closes_at: at,
    seats: 1,
    duration_id: 2 as const,
    renewed_at: null,
    search: 'salon',
    created_at: at,
    updated_at: at,
  })),
  'words that found nothing': row('search_misses', (at) => ({
    words: unique(),
    count: 1,
    first_at: at,
    last_at: at,
  })),
  views: row('app_views', async (at) => ({ day: at.slice(0, 10), app_id: await appId(), views: 1 })),
}
/** Tested with what they belong to, in retention.test.ts. */
const TESTED_THERE = [
  'messages of webhooks',
  'comments of feedback',
  'sign-ins in the journal',
  'journal',
  'closed requests',
]

it('each rule is tested by the clock', () => {
  expect([...Object.keys(FIXTURES), ...TESTED_THERE].sort()).toEqual(RULES.map(({ name }) => name).sort())
})

it.each(RULES.filter(({ name }) => name in FIXTURES))(
  '$name: kept for so long, then deleted',
  async (rule) => {
    const { table, add } = FIXTURES[rule.name] ?? { table: 'users', add: async () => {} }
    const start = new Date()
    portal.clock.set(start)
    await add(start.toISOString())
    const left = async (distance: number) => {
      portal.clock.set(new Date(start.getTime() + rule.keptMs + distance))
      await enforceRetention(portal.deps)
      const counted = sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`
      return Number((await counted.execute(portal.db)).rows[0]?.total)
    }
    // Views are counted by the day.
    const over = rule.name === 'views' ? DAY_MS + HOUR_MS : HOUR_MS
    expect([await left(-HOUR_MS), await left(over)]).toEqual([1, 0])
  },
)
