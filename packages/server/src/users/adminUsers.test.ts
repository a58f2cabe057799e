import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createUser,
  listQuery,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'

let portal: TestPortal
let admin: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
})
afterAll(() => portal.close())

const list = (query: Parameters<typeof listQuery>[0], path = '/v1/manageusers/') =>
  portal.call('GET', `${path}?${listQuery(query)}`, { token: admin.token })
const put = (id: number, body: unknown, token = admin.token) =>
  portal.call('PUT', `/v1/users/${id}`, { token, body })

describe.each(['/v1/manageusers/', '/v1/users'])('GET %s', (path) => {
  test('requires authentication, and the role', async () => {
    const user = await createUser(portal)
    expect((await portal.call('GET', path)).status).toBe(401)
    const refused = await portal.call('GET', path, { token: user.token })
    expect([refused.status, refused.data.detail]).toEqual([403, 'Accès non autorisé'])
  })

  test('pages, sorts, searches without accents, and says where it stands', async () => {
    const zoe = await createUser(portal, { prenom: 'Zoé', nom: 'Zébulon', organisation: 'Étoile' })
    const page = await list({ sort: ['id', 'DESC'], range: [0, 1] }, path)
    expect(page.data).toHaveLength(2)
    expect(page.data[0].id).toBeGreaterThan(page.data[1].id)
    expect(page.headers.get('content-range')).toMatch(/^(manage)?users 0-1\/\d+$/)
    expect(page.headers.get('x-total-count')).toMatch(/^\d+$/)
    for (const q of ['zebulon', 'ZÉBULON  Zo', 'etoile zoe'])
      expect((await list({ filter: { q } }, path)).data).toContainEqual(
        expect.objectContaining({ id: zoe.id }),
      )
    expect((await list({ filter: { q: 'zebulon absent' } }, path)).data).toEqual([])
    for (const filter of [{ uuid: zoe.uuid }, { id: [zoe.id] }, { email: zoe.email.toUpperCase() }])
      expect((await list({ filter }, path)).data).toMatchObject([{ id: zoe.id }])
    expect((await list({ filter: { q: '%' } }, path)).data).toEqual([])
    expect((await list({ filter: { status: [3] } }, path)).data).toEqual([])
  })

  test.each([
    { sort: ['password_hash', 'ASC'] },
    { filter: { password_hash: 'a' } },
    { filter: { password_hash: { like: 'a%' } } },
    { filter: { id: Array.from({ length: 1001 }, (_, index) => index + 1) } },
    { range: [0, 1.5] },
    { range: [-1, 5] },
    { sort: 'id;--' },
  ])('refuses %j', async (query) => {
    const { status, data } = await list(query, path)
    expect([status, data.code]).toEqual([400, 'invalid_query'])
  })

  test('no row carries a secret', async () => {
    expect((await list({}, path)).text).not.toMatch(/password|hash|argon2/i)
  })
})

test('names stand in the order of a reader, and stay so after a change', async () => {
  const organisation = 'Ordre écrit'
  const given = ['Zoé', 'Élodie', 'adèle', 'Œdipe', 'Odile', 'Émile']
  const [zoe] = await Promise.all(given.map((prenom) => createUser(portal, { prenom, organisation })))
  const names = async () => {
    const { data } = await list({ filter: { q: organisation }, sort: ['prenom', 'ASC'] })
    return data.map((one: { prenom: string }) => one.prenom)
  }
  expect(await names()).toEqual(['adèle', 'Élodie', 'Émile', 'Odile', 'Œdipe', 'Zoé'])
  await put(zoe?.id ?? 0, { prenom: 'Ève' })
  expect(await names()).toEqual(['adèle', 'Élodie', 'Émile', 'Ève', 'Odile', 'Œdipe'])
})

test('one or two letters find people by where their words begin', async () => {
  const bo = await createUser(portal, { prenom: 'Bo', nom: 'Xi', organisation: 'Ouest' })
  const find = async (q: string) =>
    (await list({ filter: { q } })).data.map((one: { id: number }) => one.id) as number[]
  for (const q of ['x', 'XI', 'bo', 'ou', 'bo xi', 'oues']) expect(await find(q)).toEqual([bo.id])
  for (const q of ['ue', 'xu', '"', "'"]) expect(await find(q)).not.toContain(bo.id)
  await put(bo.id, { nom: 'Wù' })
  expect([await find('x'), await find('wu'), await find('bo wu')]).toEqual([[], [bo.id], [bo.id]])
  await portal.call('DELETE', `/v1/users/${bo.id}`, { token: admin.token })
  expect(await find('wu')).toEqual([])
})

describe('PUT /v1/users/:id', () => {
  test('changes what it names and keeps the rest', async () => {
    const user = await createUser(portal, { organisation: 'Étoile', telephone: '0612345678' })
    const { status, data } = await put(user.id, { nom: 'Neuf' })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      nom: 'Neuf',
      prenom: user.prenom,
      organisation: 'Étoile',
      telephone: '0612345678',
    })
    expect((await portal.call('GET', `/v1/manageusers/${user.id}`, { token: admin.token })).data).toEqual(
      data,
    )
  })

  test('takes a whole record back, and never the address', async () => {
    const user = await createUser(portal)
    const record = (await portal.call('GET', `/v1/manageusers/${user.id}`, { token: admin.token })).data
    const { status, data } = await put(user.id, { ...record, email: 'autre@exemple.fr', fonction: 'Chef' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ email: user.email, fonction: 'Chef' })
  })

  test('a blocked, disabled or switched-off person is out at once', async () => {
    for (const body of [{ status: 3 }, { status: 2 }, { is_active: false }]) {
      const user = await createUser(portal)
      expect((await put(user.id, body)).status).toBe(200)
      expect((await portal.call('GET', '/v1/user/me/', { token: user.token })).status).toBe(401)
      const refresh = { refresh_token: user.refresh }
      const { data } = await portal.call('POST', '/v1/token/refresh/', { body: refresh })
      expect([401, 403]).toContain(data.status_code)
    }
  })

  test('a new role signs the person out', async () => {
    const user = await createUser(portal)
    expect((await put(user.id, { roles: 'USER,ADMIN' })).data.roles).toBe('USER,ADMIN')
    expect((await portal.call('GET', '/v1/user/me/', { token: user.token })).status).toBe(401)
    expect((await put(user.id, { roles: 'USER' })).status).toBe(200)
  })

  test('one’s own rights are another’s to change', async () => {
    for (const body of [{ roles: 'USER' }, { status: 2 }, { is_active: false }]) {
      const { status, data } = await put(admin.id, body)
      expect([status, data.code]).toEqual([409, 'own_account'])
    }
    expect((await put(admin.id, { nom: 'Lovelace' })).status).toBe(200)
  })

  test('of two edits of one version the second is refused', async () => {
    const user = await createUser(portal)
    const answers = await Promise.all(
      ['Un', 'Deux'].map((nom) => put(user.id, { nom, updated_at: user.updated_at })),
    )
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409])
    expect((await put(user.id, { nom: 'Trois', updated_at: user.updated_at })).data.code).toBe('conflict')
  })

  test('two administrators who take each other’s role: one stays', async () => {
    const other = await createAdmin(portal)
    const answers = await Promise.all([
      put(other.id, { roles: 'USER' }),
      put(admin.id, { roles: 'USER' }, other.token),
    ])
    expect(answers.filter((one) => one.status === 200).length).toBeLessThanOrEqual(1)
    await portal.db.updateTable('users').set({ roles: 'USER,ADMIN' }).where('id', '=', admin.id).execute()
    admin = { ...admin, token: (await createAdmin(portal)).token }
  })
})

describe('DELETE /v1/users/:id', () => {
  test('deletes another, never oneself; a missing one is a 404', async () => {
    const user = await createUser(portal)
    const remove = (id: number) => portal.call('DELETE', `/v1/users/${id}`, { token: admin.token })
    expect(await remove(user.id)).toMatchObject({ status: 200, data: { id: user.id, email: user.email } })
    expect((await remove(user.id)).status).toBe(404)
    const me = (await portal.call('GET', '/v1/user/me/', { token: admin.token })).data
    expect((await remove(me.id)).data.code).toBe('own_account')
  })
})

describe('DELETE /v1/users/:id/sessions/', () => {
  test('signs the person out everywhere', async () => {
    const user = await createUser(portal)
    const answer = await portal.call('DELETE', `/v1/users/${user.id}/sessions/`, { token: admin.token })
    expect(answer.status).toBe(204)
    expect((await portal.call('GET', '/v1/user/me/', { token: user.token })).status).toBe(401)
  })
})
