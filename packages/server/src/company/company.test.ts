import { Roles } from '@portal/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type CompanyProvider,
  companyVisitor,
  createAdmin,
  createApp,
  createUser,
  MINUTE,
  PASSWORD,
  startCompanyProvider,
  startTestPortal,
  type TestPortal,
  unique,
} from '../../test/index.ts'

let provider: CompanyProvider
let portal: TestPortal
let elsewhere: TestPortal
beforeAll(async () => {
  provider = await startCompanyProvider(() => portal.clock.now())
  const env = { ...provider.env, OIDC_ADMIN_GROUP: 'chefs', OIDC_EDITOR_GROUP: 'plumes' }
  portal = await startTestPortal({ env })
  elsewhere = await startTestPortal({ beside: portal, env: { ...env, PUBLIC_URL: portal.baseUrl } })
})
afterAll(async () => {
  await elsewhere.close()
  await portal.close()
  await provider.close()
})
afterEach(() => provider.straighten())

const somebody = (over: object = {}) => {
  const sub = unique()
  return {
    sub,
    email: `${sub}@exemple.fr`,
    email_verified: true,
    given_name: 'Zoé',
    family_name: 'Martin',
    groups: [],
    ...over,
  }
}
const page = (search: string) => `${portal.baseUrl}/signin/company${search}`
const me = async (token: string) => (await portal.call('GET', '/v1/user/me/', { token })).data

describe('the ways in', () => {
  test('name the company’s button', async () => {
    const { data } = await portal.call('GET', '/v1/token/ways/')
    expect(data).toEqual({
      company: { fr: 'Se connecter avec mon entreprise', en: 'Sign in with my company' },
      passwords: 'all',
    })
  })
})

describe('the first sign-in', () => {
  test('asks for consent, then makes an account and a session, once', async () => {
    const visitor = companyVisitor(provider)
    const zoe = somebody()
    expect(await visitor.visit(portal, zoe)).toBe(page(''))

    const asked = await visitor.take(portal)
    expect(asked.data).toEqual({ consent_for: { email: zoe.email, prenom: 'Zoé', nom: 'Martin' } })
    const none = await portal.db.selectFrom('users').select('id').where('email', '=', zoe.email).execute()
    expect(none).toEqual([])

    const cookies = new Map(visitor.jar)
    const taken = await visitor.take(portal, { consent: true })
    expect(Object.keys(taken.data).sort()).toEqual(['access_token', 'refresh_token', 'roles'])
    expect(taken.headers.get('cache-control')).toBe('no-store')
    expect(await me(taken.data.access_token)).toMatchObject({
      email: zoe.email,
      civility: 0,
      roles: 'USER',
      status: 1,
      consent_version: expect.any(String),
    })

    for (const [name, value] of cookies) visitor.jar.set(name, value)
    const again = await visitor.take(portal, { consent: true })
    expect([again.status, again.data.code]).toEqual([410, 'company_signin_over'])
  })

  test('opens a request for the chosen app', async () => {
    const app = await createApp(portal)
    const visitor = companyVisitor(provider)
    await visitor.visit(portal, somebody())
    const { data } = await visitor.take(portal, { consent: true, appId: app.id })
    const own = await portal.call('GET', '/v1/userapps/', { token: data.access_token })
    expect(own.data).toMatchObject([{ app_id: app.id, status: 0 }])
  })

  test('leads back with the page and the app, and nowhere else', async () => {
    const visitor = companyVisitor(provider)
    const address = await visitor.begin(portal, '?next=%2Faccount&app=12')
    const back = await visitor.comeBack(portal, provider.authorize(address, somebody()))
    expect(back).toBe(page('?next=%2Faccount&app=12'))
  })

  test('without an address there is no account', async () => {
    const { status, data } = await companyVisitor(provider).signIn(portal, somebody({ email: undefined }))
    expect([status, data.code]).toEqual([403, 'company_email_missing'])
  })

  test('waits for an administrator where accounts do', async () => {
    await portal.db
      .updateTable('parameters')
      .set({ parameter_value: 'true' })
      .where('parameter_name', '=', 'users.validate')
      .execute()
    const { data } = await companyVisitor(provider).signIn(portal, somebody())
    expect((await me(data.access_token)).status).toBe(0)
    await portal.db
      .updateTable('parameters')
      .set({ parameter_value: 'false' })
      .where('parameter_name', '=', 'users.validate')
      .execute()
  })

  test('gives no password, and no link to one', async () => {
    const zoe = somebody()
    await companyVisitor(provider).signIn(portal, zoe)
    for (const password of ['', ' ', PASSWORD]) {
      const { status } = await portal.call('POST', '/v1/token/', { body: { email: zoe.email, password } })
      expect(status).toBe(password === '' ? 422 : 401)
    }
    await portal.call('POST', '/v1/users/password/forgotten/', { body: { email: zoe.email } })
    expect((await portal.mails()).filter(({ to }) => to === zoe.email)).toEqual([])
  })
})

describe('later sign-ins', () => {
  test('need no consent, and update the names', async () => {
    const zoe = somebody()
    const first = await companyVisitor(provider).signIn(portal, zoe)
    const visitor = companyVisitor(provider)
    await visitor.visit(portal, { ...zoe, family_name: 'Durand', email: 'autre@exemple.fr' })
    const { data } = await visitor.take(portal)
    const account = await me(data.access_token)
    expect(account).toMatchObject({
      nom: 'Durand',
      email: zoe.email,
      id: (await me(first.data.access_token)).id,
    })
  })

  test('groups give the roles and take them away, with the sessions under them', async () => {
    const zoe = somebody()
    const at = async (groups: string[]) =>
      (await companyVisitor(provider).signIn(portal, { ...zoe, groups })).data
    await createAdmin(portal)
    expect((await at(['plumes'])).roles).toBe(Roles.editor)
    const admin = await at(['chefs', 'plumes'])
    expect(admin.roles).toBe(Roles.admin)
    expect((await portal.call('GET', '/v1/manageusers/', { token: admin.access_token })).status).toBe(200)
    const user = await at([])
    expect(user.roles).toBe(Roles.user)
    expect((await portal.call('GET', '/v1/manageusers/', { token: admin.access_token })).status).toBe(401)
    expect((await portal.call('GET', '/v1/manageusers/', { token: user.access_token })).status).toBe(403)
  })

  test('a blocked account stays out', async () => {
    const zoe = somebody()
    await companyVisitor(provider).signIn(portal, zoe)
    await portal.db.updateTable('users').set({ status: 3 }).where('email', '=', zoe.email).execute()
    const { status, data } = await companyVisitor(provider).signIn(portal, zoe)
    expect([status, data.code]).toEqual([401, 'account_blocked'])
  })
})

describe('an account with the same address', () => {
  test.each([false, undefined, 'false'])(
    'is not joined when email_verified is %j',
    async (email_verified) => {
      const local = await createUser(portal)
      const { status, data } = await companyVisitor(provider).signIn(
        portal,
        somebody({ email: local.email, email_verified }),
      )
      expect([status, data.code]).toEqual([403, 'company_email_unverified'])
      expect((await portal.call('GET', '/v1/user/me/', { token: local.token })).status).toBe(200)
    },
  )

  test('is joined when it is verified: whoever registered it is out, and the owner is told', async () => {
    const local = await createUser(portal)
    const visitor = companyVisitor(provider)
    await visitor.visit(portal, somebody({ email: local.email.toUpperCase() }))
    const { data } = await visitor.take(portal)
    expect((await me(data.access_token)).id).toBe(local.id)
    expect((await portal.call('GET', '/v1/user/me/', { token: local.token })).status).toBe(401)
    const byPassword = await portal.call('POST', '/v1/token/', {
      body: { email: local.email, password: PASSWORD },
    })
    expect(byPassword.status).toBe(401)
    const mail = (await portal.mails()).find(({ to }) => to === local.email)
    expect(mail?.subject).toContain('connexion de votre entreprise')
  })

  test('an administrator keeps the password, for the day when the provider is away', async () => {
    const admin = await createAdmin(portal)
    await companyVisitor(provider).signIn(portal, somebody({ email: admin.email, groups: ['chefs'] }))
    const { status } = await portal.call('POST', '/v1/token/', {
      body: { email: admin.email, password: PASSWORD },
    })
    expect(status).toBe(200)
  })
})

describe('the flow is bound to its browser and used once', () => {
  test('the cookies are hidden from scripts and other sites', async () => {
    const { headers } = await portal.call('GET', '/v1/company/signin/fr')
    const [cookie] = headers.getSetCookie()
    expect(cookie).toMatch(/^portal-signin=/)
    expect(cookie).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    const secure = await startTestPortal({
      beside: portal,
      env: { ...provider.env, PUBLIC_URL: 'https://portail.exemple.fr' },
    })
    const begun = await secure.call('GET', '/v1/company/signin/en')
    await secure.close()
    expect(begun.headers.getSetCookie()[0]).toMatch(/^__Host-portal-signin=.*Secure/)
    const asked = new URL(begun.headers.get('location') ?? '').searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      code_challenge_method: 'S256',
      redirect_uri: 'https://portail.exemple.fr/v1/company/callback',
      response_type: 'code',
      scope: 'openid email profile',
    })
  })

  test('a flow begun on one server ends on the other', async () => {
    const visitor = companyVisitor(provider)
    const address = await visitor.begin(portal)
    await visitor.comeBack(elsewhere, provider.authorize(address, somebody()))
    expect((await visitor.take(portal, { consent: true })).status).toBe(200)
  })

  test.each<[string, (query: URLSearchParams) => void]>([
    ['another state', (query) => query.set('state', 'x')],
    ['no state', (query) => query.delete('state')],
    ['another issuer', (query) => query.set('iss', 'https://autre.exemple.fr')],
    ['no issuer', (query) => query.delete('iss')],
    ['another code', (query) => query.set('code', 'x')],
    ['two states', (query) => query.append('state', 'x')],
  ])('%s gives no session', async (_what, spoil) => {
    const visitor = companyVisitor(provider)
    const query = provider.authorize(await visitor.begin(portal), somebody())
    spoil(query)
    expect(await visitor.comeBack(portal, query)).toBe(page('?failed=over'))
    expect((await visitor.take(portal, { consent: true })).status).toBe(410)
  })

  test('another browser gets nothing, nor does a code that was used', async () => {
    const visitor = companyVisitor(provider)
    const query = provider.authorize(await visitor.begin(portal), somebody())
    const cookies = new Map(visitor.jar)
    expect(await companyVisitor(provider).comeBack(portal, query)).toBe(page('?failed=over'))
    const other = companyVisitor(provider)
    await other.begin(portal)
    expect(await other.comeBack(portal, query)).toBe(page('?failed=over'))
    expect(await visitor.comeBack(portal, query)).toBe(page(''))
    for (const [name, value] of cookies) visitor.jar.set(name, value)
    expect(await visitor.comeBack(portal, query)).toBe(page('?failed=over'))
  })

  test('of two tabs the later one goes on, though the earlier one came back first', async () => {
    const visitor = companyVisitor(provider)
    const earlier = provider.authorize(await visitor.begin(portal), somebody())
    const later = provider.authorize(await visitor.begin(portal), somebody())
    expect(await visitor.comeBack(portal, earlier)).toBe(page('?failed=over'))
    expect(await visitor.comeBack(portal, later)).toBe(page(''))
  })

  test('one who stayed away too long gets nothing', async () => {
    const visitor = companyVisitor(provider)
    const query = provider.authorize(await visitor.begin(portal), somebody())
    portal.clock.advance(11 * MINUTE)
    expect(await visitor.comeBack(portal, query)).toBe(page('?failed=over'))
  })

  test('a person who says no comes back without a session', async () => {
    const visitor = companyVisitor(provider)
    const { searchParams } = new URL(await visitor.begin(portal))
    const state = searchParams.get('state') ?? ''
    const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer })
    expect(await visitor.comeBack(portal, query)).toBe(page('?failed=refused'))
  })
})

describe('an ID token that does not fit gives no session', () => {
  test.each([
    ['another issuer', { iss: 'https://autre.exemple.fr' }],
    ['another audience', { aud: 'autre' }],
    ['several audiences, for another party', { aud: ['portail', 'autre'], azp: 'autre' }],
    ['another nonce', { nonce: 'x' }],
    ['no nonce', { nonce: undefined }],
    ['an end that is over', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['no subject', { sub: undefined }],
  ])('%s', async (_what, claims) => {
    provider.twist.claims = claims
    const visitor = companyVisitor(provider)
    expect(await visitor.visit(portal, somebody())).toBe(page('?failed=over'))
  })

  test.each(['not', 'by another'] as const)('signed %s', async (sign) => {
    provider.twist.sign = sign
    expect(await companyVisitor(provider).visit(portal, somebody())).toBe(page('?failed=over'))
  })

  test('a clock half a minute off is allowed for', async () => {
    const seconds = Math.floor(portal.clock.now().getTime() / 1000)
    provider.twist.claims = { iat: seconds + 30, exp: seconds - 30 }
    expect(await companyVisitor(provider).visit(portal, somebody())).toBe(page(''))
  })

  test('keys may change from one sign-in to the next', async () => {
    for (let round = 0; round < 2; round++) {
      await provider.rotateKeys()
      expect(await companyVisitor(provider).visit(portal, somebody())).toBe(page(''))
    }
  })
})

describe('a provider that is away', () => {
  test('is told by a sentence; passwords still work, and it comes back by itself', async () => {
    const away = await startCompanyProvider()
    away.twist.isAway = true
    const alone = await startTestPortal({ env: away.env })
    const admin = await createAdmin(alone)
    const visitor = companyVisitor(away)
    expect(await visitor.begin(alone)).toBe(`${alone.baseUrl}/signin/company?failed=unreachable`)
    const { status } = await alone.call('POST', '/v1/token/', {
      body: { email: admin.email, password: PASSWORD },
    })
    expect(status).toBe(200)
    away.straighten()
    await expect.poll(() => visitor.begin(alone), { timeout: 10_000, interval: 500 }).toContain(away.issuer)
    await alone.close()
    await away.close()
  })

  test('in the middle of a sign-in is told too', async () => {
    const visitor = companyVisitor(provider)
    const query = provider.authorize(await visitor.begin(portal), somebody())
    provider.twist.isAway = true
    expect(await visitor.comeBack(portal, query)).toBe(page('?failed=unreachable'))
  })
})

test('no token of the provider and no address is stored in clear, or logged', async () => {
  const lines: string[] = []
  const logged = await startTestPortal({
    env: provider.env,
    logTo: (line) => lines.push(line),
  })
  const zoe = somebody()
  const visitor = companyVisitor(provider)
  const query = provider.authorize(await visitor.begin(logged), zoe)
  await visitor.comeBack(logged, query)
  const waiting = JSON.stringify(await logged.db.selectFrom('company_arrivals').selectAll().execute())
  const { data } = await visitor.take(logged, { consent: true })
  const sessions = JSON.stringify(await logged.db.selectFrom('company_sessions').selectAll().execute())
  for (const secret of [zoe.email, 'eyJhbGciOiJFUzI1NiI']) expect(waiting + sessions).not.toContain(secret)
  const secrets = [query.get('code'), query.get('state'), data.access_token, data.refresh_token, zoe.email]
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
  expect(lines.join('')).toContain('"signed in"')
  await logged.close()
})
