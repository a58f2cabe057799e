import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createApp,
  createEditor,
  createUser,
  startTestPortal,
  type TestPortal,
  type TestUser,
  unique,
} from '../../../test/index.ts'

let portal: TestPortal
let editor: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  editor = await createEditor(portal)
})
afterAll(() => portal.close())

const call = (method: string, path: string, body?: unknown, who = editor) =>
  portal.call(method, path, { token: who.token, body })
const exported = async () => (await call('GET', '/v1/manageapps/export/')).data
const bring = (apps: object[], dry_run = false) => call('POST', '/v1/manageapps/import/', { apps, dry_run })
const newCode = () => `N${unique().slice(0, 8).toUpperCase()}`
const readOf = async (code: string) =>
  (await call('GET', `/v1/manageapps/?filter=${JSON.stringify({ code })}`)).data[0]

describe('GET /v1/manageapps/export/', () => {
  it('gives texts and settings in the order of the catalogue, and nothing of this portal alone', async () => {
    const app = await createApp(portal, { url: 'https://demo.exemple.fr/' })
    const one = (await exported()).find(({ code }: { code: string }) => code === app.code)
    expect(one).toMatchObject({ name: app.name, url: 'https://demo.exemple.fr/', is_active_url: true })
    for (const left of ['id', 'image', 'updated_at', 'order']) expect(one).not.toHaveProperty(left)
  })
  it('is for editors', async () => {
    const user = await createUser(portal)
    expect((await call('GET', '/v1/manageapps/export/', undefined, user)).status).toBe(403)
    expect((await call('POST', '/v1/manageapps/import/', {}, user)).status).toBe(403)
  })
})

describe('POST /v1/manageapps/import/', () => {
  it('says in a dry run what would change, and changes nothing', async () => {
    const app = await createApp(portal, { badge: null })
    const code = newCode()
    const { status, data } = await bring(
      [
        { code: app.code.toLowerCase(), badge: 'Nouveau' },
        { code, name: 'Neuve', category: 1, status: 1 },
        { code: app.code.slice(0, 3) },
      ],
      true,
    )
    expect(status).toBe(200)
    expect(data).toMatchObject({
      applied: false,
      rows: [
        {
          row: 1,
          code: app.code,
          act: 'change',
          changes: [{ field: 'badge', before: null, after: 'Nouveau' }],
        },
        { row: 2, code, act: 'create' },
        { row: 3, act: 'refused', errors: { code: 'appsAdmin.validCode', name: 'common.requiredField' } },
      ],
    })
    expect((await readOf(app.code)).badge).toBeNull()
    expect(await readOf(code)).toBeUndefined()
  })
  it('takes back what it exported without a change', async () => {
    await createApp(portal)
    const { data } = await bring(await exported())
    expect(new Set(data.rows.map(({ act }: { act: string }) => act))).toEqual(new Set(['none']))
  })
  it('creates and changes, and each app has it in its history', async () => {
    const app = await createApp(portal, { version: '1', description: 'Reste' })
    const code = newCode()
    const { data } = await bring([
      { code: app.code, version: '2' },
      { code, name: 'Neuve', category: 1, status: 1, is_active_url: false },
    ])
    expect(data.applied).toBe(true)
    expect(await readOf(app.code)).toMatchObject({ version: '2', description: 'Reste' })
    const created = await readOf(code)
    expect(created).toMatchObject({ name: 'Neuve', status: 1 })
    const history = await call('GET', `/v1/manageapps/${app.id}/history/`)
    expect(history.data[0].changes).toEqual([{ field: 'version', before: '1', after: '2' }])
  })
  it.each([
    ['a wrong value', { category: 99 }, { category: 'common.invalidValue' }],
    ['a column that apps do not have', { colour: 'red' }, { colour: 'appsAdmin.transfer.unknownField' }],
    ['a foreign scheme', { url: 'file:///etc/passwd' }, { url: 'common.urlNotValid' }],
  ])('changes nothing when one row has %s', async (_what, wrong, errors) => {
    const [one, other] = [await createApp(portal, { version: '1' }), await createApp(portal)]
    const { data } = await bring([
      { code: one.code, version: '2' },
      { code: other.code, ...wrong },
    ])
    expect(data).toMatchObject({ applied: false, rows: [{ act: 'change' }, { act: 'refused', errors }] })
    expect((await readOf(one.code)).version).toBe('1')
  })
  it('refuses a code that stands twice', async () => {
    const code = newCode()
    const { data } = await bring([
      { code, name: 'Une', category: 1, status: 1 },
      { code, name: 'Deux', category: 1, status: 1 },
    ])
    expect(data.rows[1]).toMatchObject({ act: 'refused', errors: { code: 'appsAdmin.transfer.twice' } })
    expect(await readOf(code)).toBeUndefined()
  })
})
