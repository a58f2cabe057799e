import { z } from 'zod'
import {
  type CheckedCase,
  DemoCheck,
  TestTicket,
  TestTicketRequest,
  Verification,
  Verified,
} from '../conformance.ts'
import { endpoint } from '../endpoint.ts'
import {
  Exchange,
  ExchangeRequest,
  Extension,
  ExtensionRequest,
  FeedbackRequest,
  Introspection,
  IntrospectRequest,
  Jwks,
  Launch,
  Opened,
  OpenedRequest,
} from '../launch.ts'
import { accessEvent, adminApp, exchange, feedback, introspection, jwk, ticket } from '../samples.ts'

const tag = 'launch'

export const launchAccess = endpoint({
  get: '/v1/apps/app_access/:id',
  who: 'user',
  tag,
  summary: 'Mint a one-time ticket for an access of one’s own',
  about: '`{id}` is the access record’s; nothing else changes.',
  answer: Launch,
  errors: [
    'email_to_confirm',
    'access_not_open',
    'access_expired',
    'access_lapsed',
    'app_not_online',
    'account_to_validate',
    'demo_unreachable',
  ],
  example: { answer: { token: ticket, url: adminApp.url ?? '' } },
})

export const exchangeTicket = endpoint({
  post: '/v1/launch/exchange/',
  who: 'app',
  tag,
  summary: 'Trade a ticket for its access, once',
  about: 'A granted access starts its time now.',
  body: ExchangeRequest,
  answer: Exchange,
  errors: [
    'invalid_ticket',
    'ticket_spent',
    'ticket_expired',
    'access_not_open',
    'access_expired',
    'access_lapsed',
    'account_to_validate',
    'app_not_online',
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

export const followAccesses = endpoint({
  get: '/v1/launch/events/',
  who: 'app',
  tag,
  summary: 'Follow what becomes of the app’s accesses',
  about:
    'A stream of server-sent events (`text/event-stream`) named `access`: the access ended, was revoked or was extended. A comment every 15 seconds keeps the stream alive; `Last-Event-ID` repeats what was missed.',
  gives: 'text/event-stream',
  answer: z.string(),
  example: { answer: `event: access\ndata: ${JSON.stringify(accessEvent)}\nid: 12\n\n` },
})

export const reportOpened = endpoint({
  post: '/v1/launch/opened/',
  who: 'app',
  tag,
  summary: 'Say that the demo has answered',
  about: 'Marks the access as used, as the storefront does; said again, it changes nothing.',
  body: OpenedRequest,
  answer: Opened,
  errors: [
    'not_found',
    'access_not_open',
    'access_expired',
    'access_lapsed',
    'app_not_online',
    'account_to_validate',
  ],
  example: {
    body: { access_id: exchange.access_id },
    answer: { access_exp: exchange.access_exp, now: exchange.now },
  },
})

export const extendInDemo = endpoint({
  post: '/v1/launch/extend/',
  who: 'app',
  tag,
  summary: 'Extend an access for its owner, once',
  body: ExtensionRequest,
  answer: Extension,
  errors: [
    'not_found',
    'access_not_open',
    'access_expired',
    'access_lapsed',
    'extension_too_early',
    'extension_unavailable',
  ],
  example: {
    body: { access_id: exchange.access_id },
    answer: { access_exp: exchange.access_exp + 600, extension_minutes: 0, now: exchange.now },
  },
})

export const giveFeedback = endpoint({
  post: '/v1/launch/feedback/',
  who: 'app',
  tag,
  summary: 'Hand on what a person said when leaving, once',
  body: FeedbackRequest,
  errors: ['not_found', 'feedback_given'],
  example: { body: { access_id: exchange.access_id, useful: feedback.useful, again: feedback.again } },
})

export const makeTestTicket = endpoint({
  post: '/v1/launch/conformance/',
  who: 'app',
  tag,
  summary: 'Make a ticket for a case of the conformance list',
  about: 'Its access belongs to nobody and counts nowhere. The ticket is exchanged as any other.',
  body: TestTicketRequest,
  answer: TestTicket,
  example: { body: { case: 'valid' }, answer: { token: ticket, access_id: '2100000001' } },
})

export const reportVerified = endpoint({
  post: '/v1/launch/verified/',
  who: 'app',
  tag,
  summary: 'Keep the outcome of the conformance list',
  about: 'The app counts as verified when the valid ticket opened and nothing failed.',
  body: Verification,
  answer: Verified,
  example: {
    body: { cases: [{ name: 'valid', outcome: 'passed' }] },
    answer: { verified_at: adminApp.created_at },
  },
})

const checkedCase: CheckedCase = {
  name: 'replay',
  outcome: 'passed',
  title: 'A ticket works once',
  mend: 'Let the portal exchange each ticket, and open nothing when it refuses.',
}

export const checkDemo = endpoint({
  post: '/v1/manageapps/:id/check/',
  who: 'admin',
  tag,
  summary: 'Play the conformance list against an app’s demo',
  about:
    'Takes up to a minute. Each line of the answer is a case as it ends (`name`, `outcome`, `title`, `mend`); the last one says since when the demo is verified (`verified_at`).',
  body: DemoCheck,
  gives: 'application/x-ndjson',
  answer: z.string(),
  errors: ['app_not_online', 'demo_unreachable'],
  example: { body: { socket: '/live' }, answer: `${JSON.stringify(checkedCase)}\n` },
})

export const readKeys = endpoint({
  get: '/.well-known/jwks.json',
  who: 'anyone',
  tag,
  summary: 'Read the keys that sign tickets',
  answer: Jwks,
  example: { answer: { keys: [jwk] } },
})
