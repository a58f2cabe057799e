import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  HOUR,
  MINUTE,
  PASSWORD,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { type Reaction, type Received, startReceiver } from '../../test/receiver.ts'
import { ReceiverProcess } from '../../test/receiverProcess.ts'
import { noteEnded } from '../accesses/commands/noteEnded.ts'
import { deliverDue } from './commands/deliverDue.ts'

type Receiver = Awaited<ReturnType<typeof startReceiver>>
const EVERYTHING = [
  'access.asked',
  'access.granted',
  'access.opened',
  'access.extended',
  'access.ended',
  'access.revoked',
  'app.published',
  'person.deleted',
]

let portal: TestPortal
let admin: TestUser
let receiver: Receiver
let react: (message: Received) => Reaction
beforeEach(async () => {
  portal = await startTestPortal({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } })
  admin = await createAdmin(portal)
  react = () => 204
  receiver = await startReceiver((message) => react(message))
})
afterEach(async () => {
  await receiver.stop()
  await portal.close()
})

const as = (who: TestUser) => (method: string, path: string, body?: unknown) =>
  portal.call(method, path, { token: who.token, body })
const add = async (events = EVERYTHING, url = receiver.url) =>
  (await as(admin)('POST', '/v1/webhooks/', { url, events, is_active: true })).data
const grant = async (user: TestUser, app_id: number) =>
  (await as(admin)('POST', '/v1/requestapps/', { user_id: user.id, app_id, duration_id: 2 })).data
    .id as number
const typesOf = (messages: Received[]) => messages.map(({ body }) => JSON.parse(body).type)
/** Lets what waits for its next try be due. */
const retry = () =>
  portal.db
    .updateTable('webhook_deliveries')
    .set({ send_after: '2000-01-01T00:00:00.000Z' })
    .where('delivered_at', 'is', null)
    .execute()

describe('signed events', () => {
  it('are none until somebody gives an address', async () => {
    await grant(await createUser(portal), (await createApp(portal)).id)
    await deliverDue(portal.deps)
    expect(await portal.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([])
  })

  it('tell thinly what became of accesses, apps and people, signed by Standard Webhooks', async () => {
    const { secret } = await add()
    const user = await createUser(portal)
    const app = await createApp(portal, { status: 1 })
    await as(admin)('PUT', `/v1/apps/${app.id}`, { status: 2 })
    const asked = (await as(user)('POST', `/v1/users/requestappaccess/${app.id}`)).data.id
    await as(admin)('PUT', `/v1/requestapps/${asked}`, { status: 1, duration_id: 2 })
    const { token } = (await as(user)('GET', `/v1/apps/app_access/${asked}`)).data
    await as(user)('POST', '/v1/users/enable_apps_access/', { id: asked, status: 4, token })
    await as(admin)('POST', `/v1/requestapps/${asked}/extend/`, { minutes: 10, reason: 'Salle' })
    await as(admin)('PUT', `/v1/requestapps/${asked}`, { status: 3, reason: 'Salle' })
    await as(user)('DELETE', '/v1/user/account/', { password: PASSWORD })
    await deliverDue(portal.deps)
    const about = { access_id: asked, app_id: app.id }
    const verified = receiver.messages.map(({ body, headers }) =>
      new Webhook(secret).verify(body, headers as Record<string, string>),
    )
    expect(verified).toMatchObject([
      { type: 'app.published', data: { app_id: app.id } },
      { type: 'access.asked', data: about },
      { type: 'access.granted', data: about },
      { type: 'access.opened', data: about },
      { type: 'access.extended', data: about },
      { type: 'access.revoked', data: about },
      { type: 'person.deleted', data: { user_id: user.id } },
    ])
    expect(JSON.stringify(verified)).not.toMatch(new RegExp(`${user.email}|Martin|Salle`))
  })

  it('tell once that the time of an access is over', async () => {
    await add(['access.ended'])
    const app = await createApp(portal)
    const user = await createUser(portal)
    const { id } = await createAccess(portal, { app_id: app.id, user_id: user.id, status: 4, duration_id: 2 })
    await noteEnded(portal.deps)
    portal.clock.advance(HOUR + MINUTE)
    for (let round = 0; round < 3; round++) await noteEnded(portal.deps)
    await deliverDue(portal.deps)
    expect(receiver.messages.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'access.ended', data: { access_id: id } },
    ])
  })

  it('go only to addresses that asked for them', async () => {
    await add(['access.revoked'])
    await grant(await createUser(portal), (await createApp(portal)).id)
    await deliverDue(portal.deps)
    expect(receiver.messages).toEqual([])
  })

  it('leave with the change or not at all', async () => {
    await add()
    const user = await createUser(portal)
    const app = await createApp(portal)
    await grant(user, app.id)
    // The second is refused: there is an open one.
    await as(admin)('POST', '/v1/requestapps/', { user_id: user.id, app_id: app.id, duration_id: 2 })
    await deliverDue(portal.deps)
    expect(typesOf(receiver.messages)).toEqual(['access.granted'])
  })
})

describe('a receiver that fails', () => {
  it('gets the same id again, and one story in its order', async () => {
    await add()
    let failures = 2
    react = () => (failures-- > 0 ? 500 : 204)
    const user = await createUser(portal)
    const first = await grant(user, (await createApp(portal)).id)
    await as(admin)('PUT', `/v1/requestapps/${first}`, { status: 3 })
    await as(admin)('PUT', `/v1/requestapps/${first}`, { status: 1, duration_id: 2 })
    const other = await grant(user, (await createApp(portal)).id)
    for (let round = 0; round < 4; round++) {
      await deliverDue(portal.deps)
      await retry()
    }
    const of = (access: number) =>
      receiver.messages.filter(({ body }) => JSON.parse(body).data.access_id === access)
    const ids = of(first).map(({ id }) => id)
    expect(new Set(ids.slice(0, -1)).size).toBe(1)
    expect(typesOf(of(first)).at(-1)).toBe('access.granted')
    expect(of(other).length).toBeGreaterThan(0)
  })

  // `npm run endure` kills it a hundred times.
  it('killed while it receives, loses nothing, counts nothing twice, and hears each story in order', async () => {
    const counting = new ReceiverProcess(join(portal.config.dataDir, 'counted.jsonl'))
    await counting.start()
    const { secret } = await add(['access.granted', 'access.opened', 'access.revoked'], counting.url)
    await counting.kill()
    const app = await createApp(portal)
    const stories: number[] = []
    for (let index = 0; index < 8; index++) {
      const user = await createUser(portal)
      const id = await grant(user, app.id)
      const { token } = (await as(user)('GET', `/v1/apps/app_access/${id}`)).data
      await as(user)('POST', '/v1/users/enable_apps_access/', { id, status: 4, token })
      await as(admin)('PUT', `/v1/requestapps/${id}`, { status: 3, reason: 'Salle' })
      stories.push(id)
    }
    const waiting = async () =>
      (await as(admin)('GET', '/v1/webhookdeliveries/?filter={"state":"waiting"}')).data
    for (let kills = 0; kills < 5; kills++) {
      await counting.start(secret)
      const delivered = deliverDue(portal.deps)
      const before = counting.counted().length
      await expect.poll(() => counting.counted().length, { interval: 1 }).toBeGreaterThan(before)
      await counting.kill()
      await delivered
      await retry()
    }
    await counting.start(secret)
    for (let round = 0; round < 5 && (await waiting()).length > 0; round++) {
      await deliverDue(portal.deps)
      await retry()
    }
    await counting.kill()
    expect(await waiting()).toEqual([])
    const counted = counting.counted()
    expect(new Set(counted.map(({ id }) => id)).size).toBe(counted.length)
    for (const story of stories)
      expect(counted.filter(({ access }) => access === story).map(({ type }) => type)).toEqual([
        'access.granted',
        'access.opened',
        'access.revoked',
      ])
  })

  it('is switched off when it answers 410, and given up after three days of tries', async () => {
    const { id } = await add()
    const user = await createUser(portal)
    react = () => 500
    await grant(user, (await createApp(portal)).id)
    for (let round = 0; round < 25; round++) {
      await retry()
      await deliverDue(portal.deps)
    }
    const { data } = await as(admin)('GET', '/v1/webhookdeliveries/')
    expect(data).toMatchObject([{ state: 'failed', tries: 20, answer_status: 500 }])
    react = () => 410
    await grant(user, (await createApp(portal)).id)
    await deliverDue(portal.deps)
    expect((await as(admin)('GET', `/v1/webhooks/${id}`)).data).toMatchObject({ is_active: false })
  })

  it('is not followed elsewhere', async () => {
    await add()
    react = () => 302
    await grant(await createUser(portal), (await createApp(portal)).id)
    await deliverDue(portal.deps)
    expect(receiver.messages).toHaveLength(1)
    expect((await as(admin)('GET', '/v1/webhookdeliveries/')).data).toMatchObject([
      { state: 'waiting', answer_status: 302 },
    ])
  })
})

describe('secrets and messages in the console', () => {
  it('a secret is shown once, and renewed with a day in which both sign', async () => {
    const made = await add()
    expect((await as(admin)('GET', `/v1/webhooks/${made.id}`)).data.secret).toBeUndefined()
    const renewed = (await as(admin)('POST', `/v1/webhooks/${made.id}/secret/`)).data
    expect(renewed.secret).not.toBe(made.secret)
    const user = await createUser(portal)
    await grant(user, (await createApp(portal)).id)
    await deliverDue(portal.deps)
    const [message] = receiver.messages
    for (const secret of [made.secret, renewed.secret])
      expect(
        new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>),
      ).toBeTruthy()
    portal.clock.advance(25 * HOUR)
    admin = await createAdmin(portal)
    await grant(user, (await createApp(portal)).id)
    await deliverDue(portal.deps)
    expect(String(receiver.messages.at(-1)?.headers['webhook-signature']).split(' ')).toHaveLength(1)
    const stored = JSON.stringify(await portal.db.selectFrom('webhooks').selectAll().execute())
    expect(stored).not.toContain(renewed.secret.slice(6))
  })

  it('a message is sent again under its own id', async () => {
    await add()
    await grant(await createUser(portal), (await createApp(portal)).id)
    await deliverDue(portal.deps)
    const [delivery] = (await as(admin)('GET', '/v1/webhookdeliveries/')).data
    expect(delivery).toMatchObject({ state: 'delivered', answer_status: 204, tries: 1 })
    await as(admin)('POST', `/v1/webhookdeliveries/${delivery.id}/again/`)
    await deliverDue(portal.deps)
    expect(receiver.messages.map(({ id }) => id)).toEqual([delivery.message_id, delivery.message_id])
  })

  it('an edit keeps what it does not name', async () => {
    const { secret: _, ...made } = await add()
    const { data } = await as(admin)('PUT', `/v1/webhooks/${made.id}`, { is_active: false })
    expect(data).toEqual({ ...made, is_active: false, updated_at: data.updated_at })
  })

  it('each edit of an address is in the journal, without its path', async () => {
    const { id } = await add(EVERYTHING, `${receiver.url}?key=geheim`)
    await as(admin)('DELETE', `/v1/webhooks/${id}`)
    const { data } = await as(admin)('GET', '/v1/journal/?filter={"object":"webhook"}')
    expect(data).toMatchObject([{ kind: 'webhook.deleted' }, { kind: 'webhook.created' }])
    expect(JSON.stringify(data)).not.toContain('geheim')
  })
})
