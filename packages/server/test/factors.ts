import { afterAll, beforeEach } from 'vitest'
import { createAuthenticator } from './authenticator.ts'
import { codeAt, STEP_MS } from './codeAt.ts'
import { createAdmin, PASSWORD, setParameter, type TestUser } from './factories.ts'
import { startTestPortal, type TestPortal } from './testPortal.ts'

/** Starts a portal for the tests of a file, and offers factors before each. */
export async function startFactorPortal() {
  const portal = await startTestPortal()
  const calls = factorCalls(portal)
  afterAll(() => portal.close())
  beforeEach(async () => {
    await calls.offer()
    calls.toMiddleOfStep()
  })
  return { portal, calls }
}

/** Makes calls about second factors, as the screens do. */
export function factorCalls(portal: TestPortal) {
  const post = (path: string, body: unknown, token?: string) => portal.call('POST', path, { body, token })
  return {
    offer: (policy: 'off' | 'offered' | 'required' = 'offered') =>
      setParameter(portal, 'users.secondFactor', policy),
    signIn: ({ email }: Pick<TestUser, 'email'>, password = PASSWORD) =>
      post('/v1/token/', { email, password }),
    show: (factor_ticket: string, shown: object) => post('/v1/token/factor/', { factor_ticket, ...shown }),
    optionsOf: async (factor_ticket: string) =>
      (await post('/v1/token/factor/options/', { factor_ticket })).data,
    check: ({ token }: Pick<TestUser, 'token'>, shown: object) => post('/v1/factors/check/', shown, token),
    read: async ({ token }: Pick<TestUser, 'token'>) =>
      (await portal.call('GET', '/v1/factors/', { token })).data,
    /** Sets one-time codes, and gives their secret; the code that confirms them is of the step before. */
    async setCode({ token }: Pick<TestUser, 'token'>): Promise<string> {
      const { secret } = (await post('/v1/factors/code/', {}, token)).data
      await post('/v1/factors/code/confirm/', { code: codeAt(secret, portal.clock.now(), -1) }, token)
      return secret
    },
    async setPasskey({ token }: Pick<TestUser, 'token'>, name = 'Clé') {
      const authenticator = createAuthenticator(portal.baseUrl)
      const options = (await post('/v1/factors/passkeys/options/', {}, token)).data
      const made = await post('/v1/factors/passkeys/', { name, response: authenticator.make(options) }, token)
      return { authenticator, made }
    },
    makeRecoveryCodes: async ({ token }: Pick<TestUser, 'token'>): Promise<string[]> =>
      (await post('/v1/factors/recovery/', undefined, token)).data.codes,
    /** Sets the clock to the middle of a step of one-time codes, far from both edges. */
    toMiddleOfStep() {
      const step = Math.ceil(portal.clock.now().getTime() / STEP_MS)
      portal.clock.set(new Date((step + 0.5) * STEP_MS))
    },
    async adminWithCode() {
      const admin = await createAdmin(portal)
      return { ...admin, secret: await this.setCode(admin) }
    },
  }
}
