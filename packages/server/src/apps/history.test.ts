import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAdmin,
  createApp,
  createEditor,
  createUser,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'

let portal: TestPortal
let admin: TestUser
let editor: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  editor = await createEditor(portal)
})
afterAll(() => portal.close())

const as = (who: TestUser) => (method: string, path: string, body?: unknown) =>
  portal.call(method, path, { token: who.token, body })
const put = async (id: number, body: object, who = editor) =>
  (await as(who)('PUT', `/v1/apps/${id}`, body)).data
const historyOf = async (id: number) => (await as(editor)('GET', `/v1/manageapps/${id}/history/`)).data
const undo = (id: number, change_id: number) =>
  as(editor)('POST', `/v1/manageapps/${id}/undo/`, { change_id })

describe('GET /v1/manageapps/:id/history/', () => {
  it('tells who changed what, from which value to which, newest first', async () => {
    const { id } = await createApp(portal, { name: 'Comptoir', badge: null })
    await put(id, { name: 'Le comptoir', badge: 'Nouveau' })
    await put(id, { is_active_url: false }, admin)
    expect(await historyOf(id)).toMatchObject([
      {
        kind: 'app.changed',
        actor_name: 'Ada Martin',
        changes: [{ field: 'is_active_url', before: true, after: false }],
        undoes: null,
      },
      {
        actor_name: 'Édith Martin',
        changes: [
          { field: 'name', before: 'Comptoir', after: 'Le comptoir' },
          { field: 'badge', before: null, after: 'Nouveau' },
        ],
      },
    ])
  })
  it('is for editors, and of one app', async () => {
    const { id } = await createApp(portal)
    expect((await portal.call('GET', `/v1/manageapps/${id}/history/`)).status).toBe(401)
    const user = await createUser(portal)
    expect((await as(user)('GET', `/v1/manageapps/${id}/history/`)).status).toBe(403)
    expect((await as(editor)('GET', '/v1/manageapps/999999/history/')).status).toBe(404)
    expect(await historyOf(id)).toEqual([])
  })
})

describe('POST /v1/manageapps/:id/undo/', () => {
  it('takes a change back as a new change, and back again', async () => {
    const { id } = await createApp(portal, { name: 'Comptoir', badge: null })
    await put(id, { name: 'Le comptoir', badge: 'Nouveau' })
    const [change] = await historyOf(id)
    const undone = await undo(id, change.id)
    expect(undone).toMatchObject({ status: 200, data: { name: 'Comptoir', badge: null } })
    const [taken, kept] = await historyOf(id)
    expect(taken).toMatchObject({ undoes: change.id, actor_name: 'Édith Martin' })
    expect(kept).toEqual(change)
    expect((await undo(id, taken.id)).data).toMatchObject({ name: 'Le comptoir', badge: 'Nouveau' })
  })
  it('leaves what others changed since in other fields', async () => {
    const { id } = await createApp(portal, { version: '1' })
    await put(id, { version: '2' })
    const [change] = await historyOf(id)
    await put(id, { badge: 'Nouveau' }, admin)
    expect((await undo(id, change.id)).data).toMatchObject({ version: '1', badge: 'Nouveau' })
  })
  it('refuses a change of which a field has changed again', async () => {
    const { id } = await createApp(portal, { version: '1' })
    await put(id, { version: '2' })
    const [change] = await historyOf(id)
    await put(id, { version: '3' })
    const { status, data } = await undo(id, change.id)
    expect([status, data.code]).toEqual([409, 'change_overtaken'])
    expect((await as(editor)('GET', `/v1/manageapps/${id}`)).data.version).toBe('3')
  })
  it('lets one of two at once take it back', async () => {
    const { id } = await createApp(portal, { version: '1' })
    await put(id, { version: '2' })
    const [change] = await historyOf(id)
    const statuses = (await Promise.all([undo(id, change.id), undo(id, change.id)])).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 409])
  })
  it('knows no change of another app', async () => {
    const [one, other] = [await createApp(portal), await createApp(portal)]
    await put(one.id, { version: '2' })
    const [change] = await historyOf(one.id)
    expect((await undo(other.id, change.id)).status).toBe(404)
  })
})
