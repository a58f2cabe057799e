import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createAdmin,
  createApp,
  createUser,
  HOUR,
  MINUTE,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../../test/index.ts'
import { remindOfWaiting } from './remind.ts'
import { sendDigest } from './tellAdmins.ts'

let portal: TestPortal
let admin: TestUser
let app: { id: number }
/** A Tuesday, in the morning. */
const TUESDAY = '2026-11-17T09:00:00.000Z'
beforeAll(async () => {
  portal = await startTestPortal({ startAt: new Date(TUESDAY) })
  admin = await createAdmin(portal)
  app = await createApp(portal, { name: 'Carbone' })
})
beforeEach(async () => {
  portal.clock.set(TUESDAY)
  await portal.db.deleteFrom('outbox').execute()
  await portal.db.deleteFrom('accesses').execute()
})
afterAll(() => portal.close())

async function ask(prenom: string) {
  const user = await createUser(portal, { prenom, nom: 'Martin' })
  const path = `/v1/users/requestappaccess/${app.id}`
  return (await portal.call('POST', path, { token: user.token, body: {} })).data as { id: number }
}
const KINDS = ['requestWaiting', 'requestsWaiting', 'requestsLate']
const queued = async () =>
  (
    await portal.db
      .selectFrom('outbox')
      .select(['kind', 'values'])
      .where('recipient', '=', admin.email)
      .where('kind', 'in', KINDS)
      .orderBy('id')
      .execute()
  ).map(({ kind, values }) => ({ kind, ...JSON.parse(values) }))

describe('messages about new requests', () => {
  it('come at once for the first, and once an hour for those that follow', async () => {
    await ask('Un')
    await ask('Deux')
    await ask('Trois')
    await sendDigest(portal.deps)
    expect(await queued()).toMatchObject([{ kind: 'requestWaiting', person: 'Un Martin' }])
    portal.clock.advance(HOUR + MINUTE)
    await sendDigest(portal.deps)
    await sendDigest(portal.deps)
    const [, digest, ...more] = await queued()
    expect(more).toEqual([])
    expect(digest).toMatchObject({ kind: 'requestsWaiting', count: 2 })
    expect(digest.requests.map(({ person }: { person: string }) => person)).toEqual([
      'Deux Martin',
      'Trois Martin',
    ])
  })

  it('name what still waits alone, with a link to each', async () => {
    await ask('Un')
    const gone = await ask('Deux')
    const [left, other] = [await ask('Trois'), await ask('Quatre')]
    await portal.db.updateTable('accesses').set({ status: 2 }).where('id', '=', gone.id).execute()
    portal.clock.advance(HOUR + MINUTE)
    await sendDigest(portal.deps)
    const mail = (await portal.mails()).findLast(({ subject }) => subject.startsWith('2 nouvelles'))
    expect(mail?.text).not.toContain('Deux')
    expect(mail?.text).toContain('Trois Martin – Carbone')
    expect(mail?.text.match(/\/v1\/decide\/\?key=/g)).toHaveLength(2)
    expect(left.id).toBeLessThan(other.id)
  })

  it('stay away when nothing came', async () => {
    await sendDigest(portal.deps)
    expect(await queued()).toEqual([])
  })
})

describe('the reminder', () => {
  it('comes once, after a working day', async () => {
    await ask('Un')
    portal.clock.advance(23 * HOUR)
    await remindOfWaiting(portal.deps)
    expect((await queued()).map(({ kind }) => kind)).toEqual(['requestWaiting'])
    portal.clock.advance(2 * HOUR)
    await remindOfWaiting(portal.deps)
    await remindOfWaiting(portal.deps)
    expect((await queued()).map(({ kind }) => kind)).toEqual(['requestWaiting', 'requestsLate'])
  })

  it('waits for Monday', async () => {
    portal.clock.set('2026-11-20T15:00:00.000Z')
    const { id } = await ask('Un')
    for (const at of ['2026-11-21T16:00:00.000Z', '2026-11-22T16:00:00.000Z', '2026-11-23T14:00:00.000Z']) {
      portal.clock.set(at)
      await remindOfWaiting(portal.deps)
      expect(await queued(), at).toHaveLength(1)
    }
    portal.clock.set('2026-11-23T15:01:00.000Z')
    await remindOfWaiting(portal.deps)
    expect((await queued())[1]).toMatchObject({ kind: 'requestsLate', count: 1, requests: [{ id }] })
  })
})
