import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createAdmin,
  createApp,
  createEditor,
  createUser,
  listQuery,
  PASSWORD,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { ensureFirstAdmin } from '../users/commands/ensureFirstAdmin.ts'

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
  portal.call(method, path, { token: who.token, body, headers: { 'client-id': 'partenaire-1' } })
const about = async (object: string, id: number) => {
  const filter = { object, object_id: id }
  const { data } = await as(admin)('GET', `/v1/journal/?${listQuery({ filter, sort: ['id', 'ASC'] })}`)
  return data
}
const signIn = (email: string, password = PASSWORD) =>
  portal.call('POST', '/v1/token/', { body: { email, password } })

it('records what editors and administrators do to an app', async () => {
  const body = { name: 'Neuve', code: 'NEUVE123', category: 1, status: 1, duration_id: 7 }
  const { id } = (await as(editor)('POST', '/v1/apps/', body)).data
  await as(editor)('PUT', `/v1/apps/${id}`, { name: 'Nouvelle', status: 2 })
  await as(admin)('POST', `/v1/manageapps/${id}/credentials/`)
  await as(admin)('DELETE', `/v1/apps/${id}`)
  const entries = await about('app', id)
  expect(entries).toMatchObject([
    { kind: 'app.created', actor: 'editor', actor_name: 'Édith Martin', partner_id: 'partenaire-1' },
    { kind: 'app.changed', details: { fields: ['name', 'status'], from: 1, to: 2 } },
    { kind: 'app.credentials', actor: 'admin', object_name: 'Nouvelle' },
    { kind: 'app.deleted', actor_id: admin.id, app_id: id },
  ])
  expect(JSON.stringify(entries)).not.toContain('secret')
})

it('records a removed picture, the order and a publication', async () => {
  const app = await createApp(portal, { img_src: 'images/x.webp' })
  await as(editor)('DELETE', `/v1/apps/upload/${app.id}/fr`)
  const ids = (await portal.db.selectFrom('apps').select('id').execute()).map(({ id }) => id)
  await as(editor)('PUT', '/v1/manageapps/order/', ids)
  await as(editor)('POST', '/v1/publication/')
  expect(await about('app', app.id)).toMatchObject([
    { kind: 'app.media', details: { media: 'image', language: 'fr' } },
  ])
  const filter = { object: 'catalogue', actor_id: editor.id }
  const { data } = await as(admin)('GET', `/v1/journal/?${listQuery({ filter, sort: ['id', 'ASC'] })}`)
  expect(data).toMatchObject([{ kind: 'catalogue.reordered' }, { kind: 'catalogue.published' }])
})

it('records parameters with their values before and after', async () => {
  const body = { parameter_name: 'essai', parameter_value: '1', parameter_status: 1 }
  const { id } = (await as(admin)('POST', '/v1/parameters/', body)).data
  await as(admin)('PUT', `/v1/parameters/${id}`, { ...body, parameter_value: '2' })
  await as(admin)('PUT', `/v1/parameters/${id}`, { ...body, parameter_value: '2', parameter_status: 0 })
  await as(admin)('DELETE', `/v1/parameters/${id}`)
  expect(await about('parameter', id)).toMatchObject([
    { kind: 'parameter.created', object_name: 'essai', details: { from: null, to: '1' } },
    { kind: 'parameter.changed', details: { from: '1', to: '2' } },
    { kind: 'parameter.changed', details: { from: '2', to: null } },
    { kind: 'parameter.deleted' },
  ])
})

it('records rights with their values, and of a profile only what changed', async () => {
  const user = await createUser(portal, { nom: 'Quelconque' })
  const edit = (body: object) => as(admin)('PUT', `/v1/users/${user.id}`, body)
  await edit({ roles: 'USER,EDITOR' })
  await edit({ status: 3, nom: 'Autrement' })
  await as(admin)('DELETE', `/v1/users/${user.id}/sessions/`)
  await as(admin)('DELETE', `/v1/users/${user.id}`)
  const entries = await about('person', user.id)
  expect(entries).toMatchObject([
    { kind: 'person.rights', details: { roles_from: 'USER', roles_to: 'USER,EDITOR' } },
    { kind: 'person.rights', details: { status_from: 1, status_to: 3 } },
    { kind: 'person.changed', details: { fields: ['nom'] } },
    { kind: 'person.sessions' },
    { kind: 'person.deleted', actor: 'admin', object_name: null },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Quelconque|Autrement/)
})

it('records the deletion of an own account', async () => {
  const user = await createUser(portal)
  await as(user)('DELETE', '/v1/user/account/', { password: PASSWORD })
  expect(await about('person', user.id)).toMatchObject([
    { kind: 'person.deleted', actor: 'owner', actor_id: user.id, actor_name: null },
  ])
})

it('records sign-ins of administrators and editors, refused ones too, and nobody else’s', async () => {
  const chief = await createAdmin(portal)
  const user = await createUser(portal)
  for (const { email } of [chief, user]) {
    await signIn(email)
    await signIn(email, 'Faux-2026!xx')
  }
  await expect.poll(() => about('person', chief.id)).toHaveLength(2)
  expect(await about('person', chief.id)).toMatchObject([
    { kind: 'signin.succeeded', actor: 'admin', actor_id: chief.id, partner_id: 'enseigne' },
    { kind: 'signin.failed', actor: 'stranger', actor_id: null, details: { code: 'invalid_credentials' } },
  ])
  expect(await about('person', user.id)).toEqual([])
})

it('records that an administrator signed out, once, and nobody else', async () => {
  const [chief, user] = [await createAdmin(portal), await createUser(portal)]
  for (const { token, refresh: refresh_token } of [chief, user])
    for (let times = 0; times < 2; times++)
      expect((await portal.call('POST', '/v1/logout/', { token, body: { refresh_token } })).status).toBe(204)
  expect(await about('person', chief.id)).toMatchObject([
    { kind: 'signin.ended', actor: 'admin', actor_id: chief.id, partner_id: 'enseigne' },
  ])
  expect(await about('person', user.id)).toEqual([])
})

it('records the first administrator, whom an operator made or the portal itself', async () => {
  const fresh = await startTestPortal()
  const { user } = await ensureFirstAdmin({ ...fresh.deps, now: fresh.clock.now }, undefined, 'operator')
  const told = await fresh.db.selectFrom('journal').select(['kind', 'actor', 'object_id']).execute()
  expect(told).toEqual([{ kind: 'person.admin', actor: 'operator', object_id: user.id }])
  await fresh.close()
})
