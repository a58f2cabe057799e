import { endpoints } from '@portal/contract'
import { acceptForms } from '@portal/platform/http/forms'
import { languageOf } from '@portal/platform/http/language'
import { ProblemError } from '@portal/platform/http/problem'
import { after } from '@portal/platform/time/instants'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { seal, unseal } from '../seal.ts'
import { deviceOf } from '../sessions/device.ts'
import { arrivalPage, returnAddress } from './addresses.ts'
import { begin } from './commands/begin.ts'
import { finish } from './commands/finish.ts'
import { keepArrival } from './commands/keepArrival.ts'
import { logOut } from './commands/logOut.ts'
import { takeSession } from './commands/takeSession.ts'
import { clearCookie, readCookie, setCookie } from './cookies.ts'
import { failureOf, reasonOf } from './failures.ts'
import { FLOW_MS, Flow } from './flow.ts'
import type { Provider } from './provider.ts'

const seconds = FLOW_MS / 1000

/** Signing in with the company's provider (docs/sign-in.md). */
export const companyRoutes: Module = async (app, context) => {
  const { config, now, provider, secrets } = context
  const secret = await secrets.read('company-sign-in')
  const limit = 'signIn'

  route(app, endpoints.readWaysIn, () => ({
    company: config.company?.label ?? null,
    passwords: config.localPasswords,
  }))

  route(
    app,
    endpoints.beginCompanySignIn,
    async ({ params, query, request, reply }) => {
      const known = existing(provider)
      const asked = { ...query, ...params }
      try {
        const { address, flow } = await begin(known, returnAddress(config), asked)
        const value = await seal({ secret, purpose: 'flow' }, flow, after(now(), FLOW_MS))
        setCookie(config, reply, { name: 'signin', value, seconds })
        reply.header('location', address.href)
      } catch (error) {
        request.log.warn({ event: 'company sign-in refused', reason: reasonOf(error) }, 'security')
        reply.header('location', arrivalPage(config, asked, failureOf(error)))
      }
    },
    { limit },
  )

  route(
    app,
    endpoints.finishCompanySignIn,
    async ({ query, request, reply }) => {
      const known = existing(provider)
      const cookie = readCookie(config, request, 'signin')
      const flow = await unseal({ secret, purpose: 'flow' }, Flow, cookie, now())
      // Another tab's sign-in goes on.
      if (flow?.state === query.state) clearCookie(config, reply, 'signin')
      if (!flow) {
        reply.header('location', arrivalPage(config, { language: languageOf(request) }, 'over'))
        return
      }
      try {
        const address = new URL(returnAddress(config))
        address.search = new URL(request.url, address).search
        const value = await keepArrival(context, secret, await finish(known, address, flow))
        setCookie(config, reply, { name: 'arrival', value, seconds })
        reply.header('location', arrivalPage(config, flow))
      } catch (error) {
        request.log.warn({ event: 'company sign-in refused', reason: reasonOf(error) }, 'security')
        reply.header('location', arrivalPage(config, flow, failureOf(error)))
      }
    },
    { limit },
  )

  route(
    app,
    endpoints.takeCompanySession,
    async ({ body, request, reply }) => {
      const token = readCookie(config, request, 'arrival')
      const { partnerId } = request
      const language = body.language ?? languageOf(request)
      const device = deviceOf(request.headers['user-agent'])
      const taking = { provider: existing(provider), secret, token, body, language, partnerId, device }
      const answer = await takeSession({ ...context, log: request.log }, taking)
      if (!('consent_for' in answer)) clearCookie(config, reply, 'arrival')
      return answer
    },
    { limit },
  )

  await app.register(async (scope) => {
    acceptForms(scope)
    route(
      scope,
      endpoints.endCompanySession,
      ({ body, request }) => logOut({ ...context, log: request.log }, existing(provider), body.logout_token),
      { limit: 'refresh' },
    )
  })
}

function existing(provider: Provider | null): Provider {
  if (!provider) throw new ProblemError('not_found')
  return provider
}
