import { endpoint } from '../endpoint.ts'
import { Exchange, ExchangeRequest, Introspection, IntrospectRequest, Jwks, Launch } from '../launch.ts'
import { adminApp, exchange, introspection, jwk, ticket } from '../samples.ts'

const tag = 'launch'

export const launchAccess = endpoint({
  get: '/v1/apps/app_access/:id',
  who: 'user',
  tag,
  summary: 'Mint a one-time ticket for an access of one’s own',
  about: '`{id}` is the access record’s; nothing else changes.',
  answer: Launch,
  errors: ['access_not_open', 'access_expired', 'access_lapsed', 'app_not_online', 'account_to_validate'],
  example: { answer: { token: ticket, url: adminApp.url ?? '' } },
})

export const exchangeTicket = endpoint({
  post: '/v1/launch/exchange/',
  who: 'app',
  tag,
  summary: 'Trade a ticket for its access, once',
  body: ExchangeRequest,
  answer: Exchange,
  errors: [
    'invalid_ticket',
    'ticket_spent',
    'ticket_expired',
    'access_not_open',
    'access_expired',
    'access_lapsed',
  ],
  example: { body: { token: ticket }, answer: exchange },
})

export const introspectAccess = endpoint({
  post: '/v1/launch/introspect/',
  who: 'app',
  tag,
  summary: 'Tell whether an access still runs (RFC 7662)',
  accepts: ['application/json', 'application/x-www-form-urlencoded'],
  body: IntrospectRequest,
  answer: Introspection,
  example: { body: { token: exchange.access_id }, answer: introspection },
})

export const readKeys = endpoint({
  get: '/.well-known/jwks.json',
  who: 'anyone',
  tag,
  summary: 'Read the keys that sign tickets',
  answer: Jwks,
  example: { answer: { keys: [jwk] } },
})
