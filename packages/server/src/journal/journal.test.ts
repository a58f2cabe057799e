import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  listQuery,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { journalLines } from './lines.ts'
import { record } from './record.ts'

let portal: TestPortal
let admin: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
})
afterAll(() => portal.close())

const as = (who: TestUser) => (method: string, path: string, body?: unknown) =>
  portal.call(method, path, { token: who.token, body })
const journal = async (filter: Record<string, unknown>) =>
  (await as(admin)('GET', `/v1/journal/?${listQuery({ filter })}`)).data

describe('GET /v1/journal/', () => {
  it('tells who decided what, when, on what and through which partner', async () => {
    const user = await createUser(portal)
    const app = await createApp(portal)
    const asked = await portal.call('POST', `/v1/users/requestappaccess/${app.id}`, {
      token: user.token,
      headers: { 'client-id': 'partenaire-1' },
    })
    const { id } = asked.data
    await as(admin)('PUT', `/v1/requestapps/${id}`, { status: 1, duration_id: 2, reason: 'Bienvenue' })
    const entries = await journal({ object: 'access', object_id: id })
    expect(entries).toMatchObject([
      {
        kind: 'access.granted',
        actor: 'admin',
        actor_id: admin.id,
        actor_name: 'Ada Martin',
        object_name: app.name,
        app_id: app.id,
        partner_id: 'partenaire-1',
        details: { from_status: 0, to_status: 1, duration_id: 2 },
      },
      { kind: 'access.asked', actor: 'owner', actor_id: user.id, actor_name: 'Zoé Martin' },
    ])
  })
  it('narrows by kind, actor, period, name, and to what came after an entry', async () => {
    const app = await createApp(portal, { name: 'Quincaillerie' })
    const by = { kind: 'admin', user: admin, partnerId: 'enseigne' } as const
    const on = { object: 'app', id: app.id, name: app.name } as const
    const at = (day: string) => new Date(`${day}T10:00:00Z`)
    for (const [day, kind] of [
      ['2020-03-01', 'app.created'],
      ['2020-03-02', 'app.changed'],
      ['2020-03-03', 'app.deleted'],
    ] as const)
      await record(portal.db, at(day), { kind, by, on, details: { fields: ['name'] } })
    const kinds = async (filter: Record<string, unknown>) =>
      (await journal({ app_id: app.id, ...filter })).map(({ kind }: { kind: string }) => kind)
    expect(await kinds({})).toEqual(['app.deleted', 'app.changed', 'app.created'])
    expect(await kinds({ kind: ['app.created', 'app.deleted'] })).toEqual(['app.deleted', 'app.created'])
    expect(await kinds({ from: '2020-03-02', to: '2020-03-02' })).toEqual(['app.changed'])
    expect(await kinds({ actor_id: admin.id, actor: 'admin' })).toHaveLength(3)
    expect(await kinds({ actor: 'portal' })).toEqual([])
    const [last] = await journal({ app_id: app.id, kind: 'app.changed' })
    expect(last).toMatchObject({ partner_id: 'enseigne', details: { fields: ['name'] } })
    expect(await kinds({ after: last.id })).toEqual(['app.deleted'])
  })
  it('finds by the name of a person or an app', async () => {
    const person = await createUser(portal, { nom: 'Zwingli' })
    const app = await createApp(portal, { name: 'Xylophone' })
    const { id } = await createAccess(portal, { app_id: app.id, user_id: person.id, status: 1 })
    await as(admin)('PUT', `/v1/requestapps/${id}`, { status: 2 })
    await as(person)('POST', `/v1/users/requestappaccess/${app.id}`)
    const kinds = async (q: string) => (await journal({ q })).map(({ kind }: { kind: string }) => kind)
    expect(await kinds('xylo')).toEqual(['access.asked', 'access.refused'])
    expect(await kinds('zwingli')).toEqual(['access.asked'])
  })
  it('is for administrators', async () => {
    expect((await portal.call('GET', '/v1/journal/')).status).toBe(401)
    expect((await as(await createUser(portal))('GET', '/v1/journal/')).status).toBe(403)
  })
})

describe('npm run journal', () => {
  it('writes every entry once, oldest first, and goes on where it stopped', async () => {
    const by = { kind: 'portal' } as const
    const on = { object: 'catalogue', id: null } as const
    await portal.db
      .insertInto('journal')
      .values(
        Array.from({ length: 2100 }, () => ({
          at: portal.clock.now().toISOString(),
          kind: 'catalogue.reordered' as const,
          actor: by.kind,
          object: on.object,
        })),
      )
      .execute()
    const ids = async (after: number) => {
      let text = ''
      for await (const page of journalLines(portal.database, after)) text += page
      return text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id as number)
    }
    const all = await ids(0)
    expect(all.length).toBeGreaterThan(2100)
    expect(all).toEqual([...new Set(all)].sort((a, b) => a - b))
    expect(await ids(all.at(-3) ?? 0)).toEqual(all.slice(-2))
  })
})

describe('the journal', () => {
  it('lets nothing be changed, and a name or a reason be taken out', async () => {
    await record(portal.db, portal.clock.now(), {
      kind: 'catalogue.published',
      by: { kind: 'admin', user: admin },
      on: { object: 'catalogue', id: null },
      reason: 'Pour voir',
    })
    const edit = (set: object) => portal.db.updateTable('journal').set(set).execute()
    for (const set of [
      { kind: 'app.deleted' },
      { at: '2020-01-01' },
      { actor_id: 7 },
      { details: '{}' },
      { reason: 'Autre' },
      { actor_name: 'Autre' },
    ])
      await expect(edit(set)).rejects.toThrow('only added to')
    await edit({ reason: null })
  })
  it('keeps only a number of somebody who is deleted', async () => {
    const leaving = await createAdmin(portal, { prenom: 'Ursule', nom: 'Disparue' })
    const app = await createApp(portal)
    const user = await createUser(portal)
    await as(leaving)('POST', '/v1/requestapps/', { user_id: user.id, app_id: app.id, duration_id: 2 })
    expect(await journal({ actor_id: leaving.id })).toMatchObject([{ actor_name: 'Ursule Disparue' }])
    await as(admin)('DELETE', `/v1/users/${leaving.id}`)
    expect(await journal({ actor_id: leaving.id })).toMatchObject([{ actor_name: null }])
    const rows = await portal.db.selectFrom('journal').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Disparue')
  })
})
