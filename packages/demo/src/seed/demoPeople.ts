import { randomUUID } from 'node:crypto'
import { CONSENT_VERSION, Roles } from '@portal/contract'
import { type Actor, logChange } from '@portal/server/accesses/log/write'
import type { Database, UserRow } from '@portal/server/db/tables'
import type { Config } from '@portal/server/env'
import { insertUser } from '@portal/server/users/commands/insert'
import type { Transaction } from 'kysely'
import { type DemoAccess, type DemoUser, demoAccesses, demoUsers } from '../people.ts'
import { lifeOf } from './timeline.ts'

const DAY = 86_400_000
type Population = {
  config: Pick<Config, 'partners' | 'defaultPartner'>
  now: Date
  admin: UserRow
  /** A password hash for each person, in their order. */
  hashes: string[]
  /** App ids by code. */
  appIds: ReadonlyMap<string, number>
  useByDays: number
}

/** Inserts the people and their stories, with the log that tells them. */
export async function insertPeople(trx: Transaction<Database>, population: Population) {
  const users = new Map<string, UserRow>()
  for (const [index, user] of demoUsers.entries())
    users.set(user.email, await insertUser(trx, userRow(user, index, population)))
  // In the order in which they were requested, as in a real portal.
  for (const [index, story] of demoAccesses.toSorted((a, b) => b.ageHours - a.ageHours).entries())
    await insertStory(trx, story, index, users, population)
}

function userRow(user: DemoUser, index: number, { config, now, hashes }: Population) {
  const { joinedDaysAgo, optin_email, ...person } = user
  const joined = new Date(now.getTime() - joinedDaysAgo * DAY).toISOString()
  return {
    ...person,
    uuid: randomUUID(),
    password_hash: hashes[index] ?? '',
    optin_email: optin_email ? (1 as const) : (0 as const),
    roles: Roles.user,
    is_active: 1 as const,
    partner_id: partnerOf(config, index),
    created_at: joined,
    updated_at: joined,
    last_connect_at: lastSeen(user, now) ?? joined,
    consent_version: CONSENT_VERSION,
    consent_at: joined,
  }
}

async function insertStory(
  trx: Transaction<Database>,
  story: DemoAccess,
  index: number,
  users: ReadonlyMap<string, UserRow>,
  { config, now, admin, appIds, useByDays }: Population,
) {
  const [user, appId] = [users.get(story.email), appIds.get(story.code)]
  if (!user || !appId) throw new Error(`The demonstration has no ${user ? story.code : story.email}`)
  const { access, steps } = lifeOf(story, now, useByDays)
  const row = await trx
    .insertInto('accesses')
    .values({
      ...access,
      app_id: appId,
      user_id: user.id,
      partner_id: partnerOf(config, index),
      decided_by: steps.some(({ by }) => by === 'admin') ? admin.id : null,
    })
    .returning(['id', 'app_id', 'partner_id'])
    .executeTakeFirstOrThrow()
  const actors: Record<'owner' | 'admin', Actor> = {
    owner: { kind: 'owner', user },
    admin: { kind: 'admin', user: admin },
  }
  for (const { at, by, ...step } of steps)
    await logChange(trx, { access: row, actor: actors[by], at: new Date(at).toISOString(), ...step })
}

/** Most come from the default partner, every fourth from another. */
const partnerOf = ({ partners, defaultPartner }: Population['config'], index: number) =>
  index % 4 === 3 ? (partners[0]?.clientId ?? defaultPartner) : defaultPartner

/** Shortly after the last request. */
function lastSeen({ email }: DemoUser, now: Date) {
  const ages = demoAccesses.filter((story) => story.email === email).map(({ ageHours }) => ageHours)
  return ages.length ? new Date(now.getTime() - Math.min(...ages) * 0.9 * 3_600_000).toISOString() : null
}
