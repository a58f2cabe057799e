import {
  AccessUse,
  Exchange,
  ExchangeRequest,
  Introspection,
  IntrospectRequest,
  idParam,
  Jwks,
  Launch,
  UserApp,
} from '@portal/contract'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readOwnAccess } from '../accesses/present.ts'
import type { Module } from '../module.ts'
import { callerOf } from '../sessions/guards.ts'
import { demoGuard, demoOf } from './clients.ts'
import { exchangeTicket } from './commands/exchange.ts'
import { introspectAccess } from './commands/introspect.ts'
import { launchAccess } from './commands/launch.ts'
import { openAccess } from './commands/open.ts'
import { acceptForms } from './forms.ts'

/** Gates ask for the keys again when a ticket names one that they do not hold. */
const KEYS_MAX_AGE_SECONDS = 300

/** From a person’s click to the demo that lets the person in. */
export const launchRoutes: Module = async (app, context) => {
  const tags = ['launch']
  app.decorateRequest('demo', null)

  app.route({
    method: 'GET',
    url: '/v1/apps/app_access/:id',
    onRequest: context.guard.user,
    config: { limit: 'launch' },
    schema: {
      tags,
      summary: 'A one-time ticket for an access of one’s own, and the demo’s address',
      params: idParam,
      response: { 200: Launch },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      return launchAccess(context, callerOf(request).user, request.params.id)
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/users/enable_apps_access/',
    onRequest: context.guard.user,
    schema: {
      tags: ['accesses'],
      summary: 'Mark an access used',
      body: AccessUse,
      response: { 200: UserApp },
    },
    handler: async (request) => {
      const { user } = callerOf(request)
      await openAccess(context, user, request.body)
      return readOwnAccess(context, user, request.body.id)
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/launch/exchange/',
    onRequest: demoGuard(context),
    config: { limit: 'launch' },
    schema: {
      tags,
      summary: 'A demo trades a ticket for its access, once',
      body: ExchangeRequest,
      response: { 200: Exchange },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      return exchangeTicket(context, demoOf(request), request.body.token)
    },
  })

  await app.register(async (scope) => {
    acceptForms(scope)
    scope.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url: '/v1/launch/introspect/',
      onRequest: demoGuard(context),
      schema: {
        tags,
        summary: 'Whether an access still runs (RFC 7662)',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: IntrospectRequest,
        response: { 200: Introspection },
      },
      handler: async (request) => introspectAccess(context, demoOf(request), request.body.token),
    })
  })

  app.route({
    method: 'GET',
    url: '/.well-known/jwks.json',
    schema: { tags, summary: 'The keys that sign tickets', response: { 200: Jwks } },
    handler: async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${KEYS_MAX_AGE_SECONDS}`)
      return { keys: await context.launchKeys.published() }
    },
  })
}
