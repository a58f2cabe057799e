import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createAdmin,
  createApp,
  createEditor,
  createUser,
  MINUTE,
  startTestPortal,
  type TestPortal,
  type TestUser,
  unique,
} from '../../test/index.ts'
import { removeUser } from '../users/commands/remove.ts'
import { publishDueDrafts } from './commands/publishDue.ts'

let portal: TestPortal
let editor: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
})
// A session lasts a quarter of an hour, and the clock is moved.
beforeEach(async () => {
  editor = await createEditor(portal)
})
afterAll(() => portal.close())

const as = (who: TestUser) => (method: string, path: string, body?: unknown) =>
  portal.call(method, path, { token: who.token, body })
const newCode = () => `N${unique().slice(0, 8).toUpperCase()}`
const draftOf = async (app_id: number | null, fields: object, who = editor) =>
  (await as(who)('POST', '/v1/drafts/', { app_id, fields })).data
const newApp = (code = newCode()) =>
  draftOf(null, { name: `Secrète ${code}`, code, category: 1, status: 2, description: 'Rien encore' })
const publish = (id: number, body = {}, who = editor) => as(who)('POST', `/v1/drafts/${id}/publish/`, body)
const put = (id: number, body: object, who = editor) => as(who)('PUT', `/v1/drafts/${id}`, body)
const read = async (id: number) => (await as(editor)('GET', `/v1/drafts/${id}`)).data
const appOf = async (id: number) => (await as(editor)('GET', `/v1/manageapps/${id}`)).data
const later = (ms: number) => new Date(portal.clock.now().getTime() + ms).toISOString()

describe('POST /v1/drafts/', () => {
  it('keeps changes of an app, who and when, and changes nothing that anybody reads', async () => {
    const app = await createApp(portal, { badge: null })
    const before = await portal.call('GET', '/v1/publicsapps/')
    const draft = await draftOf(app.id, { badge: 'Secret', url: '' })
    expect(draft).toMatchObject({
      app_id: app.id,
      name: app.name,
      fields: { badge: 'Secret', url: null },
      based_on: app.updated_at,
      is_overtaken: false,
      author_name: 'Édith Martin',
      publish_at: null,
    })
    const after = await portal.call('GET', '/v1/publicsapps/')
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
    expect((await appOf(app.id)).badge).toBeNull()
  })
  it('takes a whole record back', async () => {
    for (const draft of [await newApp(), await draftOf((await createApp(portal)).id, { badge: 'Un' })]) {
      const fields = { ...draft.fields, badge: 'Deux' }
      const { status, data } = await put(draft.id, { ...draft, fields })
      expect([status, data]).toEqual([200, { ...draft, fields, updated_at: data.updated_at }])
    }
  })
  it('keeps a new app where nobody but editors finds it', async () => {
    const user = await createUser(portal)
    const draft = await newApp()
    const said = async (path: string, token?: string) =>
      JSON.stringify((await portal.call('GET', path, token ? { token } : {})).data)
    for (const path of ['/v1/publicsapps/', '/v1/apps', '/v1/manageapps/', '/v1/manageapps/export/']) {
      const token = path.includes('manage') ? editor.token : user.token
      expect(await said(path, token)).not.toContain(draft.name)
    }
    expect(await said('/v1/drafts/', editor.token)).toContain(draft.name)
  })
  it('checks the fields as an edit does, and names the wrong ones', async () => {
    const { id } = await createApp(portal)
    const wrong = await as(editor)('POST', '/v1/drafts/', {
      app_id: id,
      fields: { url: 'ftp://x', category: 9, colour: 'red' },
    })
    expect([wrong.status, wrong.data.errors]).toEqual([
      422,
      {
        url: 'common.urlNotValid',
        category: 'common.invalidValue',
        colour: 'appsAdmin.transfer.unknownField',
      },
    ])
    const incomplete = await as(editor)('POST', '/v1/drafts/', { app_id: null, fields: { code: newCode() } })
    expect(incomplete.data.errors).toMatchObject({ name: 'common.requiredField' })
  })
  it('keeps one draft an app', async () => {
    const { id } = await createApp(portal)
    await draftOf(id, {})
    const { status, data } = await as(editor)('POST', '/v1/drafts/', { app_id: id, fields: {} })
    expect([status, data.code]).toEqual([409, 'draft_taken'])
  })
  it('goes with its app', async () => {
    const app = await createApp(portal)
    const draft = await draftOf(app.id, { badge: 'x' })
    await as(await createAdmin(portal))('DELETE', `/v1/apps/${app.id}`)
    expect((await as(editor)('GET', `/v1/drafts/${draft.id}`)).status).toBe(404)
  })
})

describe('POST /v1/drafts/:id/publish/', () => {
  it('is the ordinary edit: the app, its history and the catalogue have it, and the draft is gone', async () => {
    const app = await createApp(portal, { badge: null, is_active_url: 0 })
    const draft = await draftOf(app.id, { badge: 'Nouveau', is_active_url: true })
    const { status, data } = await publish(draft.id)
    expect([status, data.badge]).toEqual([200, 'Nouveau'])
    expect((await as(editor)('GET', `/v1/drafts/${draft.id}`)).status).toBe(404)
    const [change] = (await as(editor)('GET', `/v1/manageapps/${app.id}/history/`)).data
    expect(change).toMatchObject({
      actor_name: 'Édith Martin',
      changes: [
        { field: 'badge', before: null, after: 'Nouveau' },
        { field: 'is_active_url', before: false, after: true },
      ],
    })
    const shown = (await portal.call('GET', `/v1/publicsapps/${app.id}`)).data
    expect(shown.badge).toBe('Nouveau')
  })
  it('creates a new app', async () => {
    const code = newCode()
    const draft = await newApp(code)
    const { data } = await publish(draft.id)
    expect(data).toMatchObject({ code, status: 2, duration_id: 7 })
    expect((await portal.call('GET', `/v1/publicsapps/${data.id}`)).status).toBe(200)
  })
  it('refuses once the app has changed since; taken over, it writes its fields over the newer app', async () => {
    const app = await createApp(portal, { badge: null, version: '1' })
    const draft = await draftOf(app.id, { badge: 'Nouveau' })
    await as(editor)('PUT', `/v1/apps/${app.id}`, { version: '2' })
    const refused = await publish(draft.id)
    expect([refused.status, refused.data.code]).toEqual([409, 'conflict'])
    expect(await read(draft.id)).toMatchObject({ is_overtaken: true, fields: { badge: 'Nouveau' } })
    const { updated_at } = await appOf(app.id)
    expect((await put(draft.id, { based_on: updated_at })).data.is_overtaken).toBe(false)
    expect((await publish(draft.id)).data).toMatchObject({ badge: 'Nouveau', version: '2' })
  })
  it('refuses a draft that somebody changed since it was read', async () => {
    const draft = await draftOf((await createApp(portal)).id, { badge: 'Un' })
    await put(draft.id, { fields: { badge: 'Deux' }, updated_at: draft.updated_at })
    expect((await put(draft.id, { fields: {}, updated_at: draft.updated_at })).status).toBe(409)
    expect((await publish(draft.id, { updated_at: draft.updated_at })).status).toBe(409)
    expect((await read(draft.id)).fields).toEqual({ badge: 'Deux' })
  })
  it('refuses a code that is taken meanwhile, and keeps the draft', async () => {
    const code = newCode()
    const draft = await newApp(code)
    await createApp(portal, { code })
    expect((await publish(draft.id)).data.code).toBe('code_taken')
    expect((await read(draft.id)).id).toBe(draft.id)
  })
  it('lets one of two at once publish', async () => {
    const draft = await newApp()
    const answers = await Promise.all([publish(draft.id), publish(draft.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})

describe('publication at a given time', () => {
  const planned = async (ms = 5 * MINUTE, who = editor) => {
    const app = await createApp(portal, { badge: null })
    const draft = await draftOf(app.id, { badge: 'À l’heure' }, who)
    const { data } = await put(draft.id, { publish_at: later(ms) }, who)
    return { app, draft: data }
  }
  it('waits for its time, and publishes in the name of whoever planned it', async () => {
    const admin = await createAdmin(portal)
    const { app, draft } = await planned(5 * MINUTE, admin)
    expect(draft).toMatchObject({ planner_name: 'Ada Martin' })
    portal.clock.advance(4 * MINUTE)
    await publishDueDrafts(portal.deps)
    expect((await appOf(app.id)).badge).toBeNull()
    portal.clock.advance(MINUTE)
    await publishDueDrafts(portal.deps)
    expect((await appOf(app.id)).badge).toBe('À l’heure')
    const [change] = (await as(editor)('GET', `/v1/manageapps/${app.id}/history/`)).data
    expect(change.actor_name).toBe('Ada Martin')
  })
  it('is published once by two servers', async () => {
    const { app } = await planned()
    const other = await startTestPortal({ beside: portal })
    portal.clock.advance(6 * MINUTE)
    await Promise.all([publishDueDrafts(portal.deps), publishDueDrafts(other.deps)])
    await other.close()
    expect((await as(editor)('GET', `/v1/manageapps/${app.id}/history/`)).data).toHaveLength(1)
    expect((await portal.mails()).filter(({ to }) => to === editor.email)).toHaveLength(0)
  })
  it('refuses a time that is over, and forgets a plan', async () => {
    const { draft } = await planned()
    const { status, data } = await put(draft.id, { publish_at: later(-1) })
    expect([status, data.errors]).toEqual([422, { publish_at: 'appsAdmin.draft.past' }])
    expect((await put(draft.id, { publish_at: null })).data).toMatchObject({
      publish_at: null,
      planner_name: null,
    })
  })
  it('that fails is told once to whoever planned it, and stays a draft', async () => {
    const planner = await createEditor(portal)
    const { app, draft } = await planned(5 * MINUTE, planner)
    await as(editor)('PUT', `/v1/apps/${app.id}`, { version: '9' })
    portal.clock.advance(5 * MINUTE)
    await publishDueDrafts(portal.deps)
    await publishDueDrafts(portal.deps)
    expect(await read(draft.id)).toMatchObject({ failure: 'conflict', publish_at: null, is_overtaken: true })
    expect((await appOf(app.id)).badge).toBeNull()
    const told = (await portal.mails()).filter(({ to }) => to === planner.email)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('modifiée après le début du brouillon')
    expect(told[0]?.text).toContain(`/admin/manageapps/${app.id}`)
  })
  it('fails when whoever planned it may no longer edit, or is gone', async () => {
    const [planner, gone] = [await createEditor(portal), await createEditor(portal)]
    const first = await planned(5 * MINUTE, planner)
    const second = await planned(5 * MINUTE, gone)
    await portal.db.updateTable('users').set({ roles: 'USER' }).where('id', '=', planner.id).execute()
    await removeUser(portal.deps, { kind: 'operator' }, gone.id)
    portal.clock.advance(5 * MINUTE)
    await publishDueDrafts(portal.deps)
    for (const { draft } of [first, second]) expect((await read(draft.id)).failure).toBe('forbidden')
  })
})
