import { endpoint } from '../endpoint.ts'
import { OwnSessions } from '../ownSessions.ts'
import { user } from '../samples.ts'

const tag = 'account'
const device = 'Firefox · Windows'
const at = user.created_at

export const listOwnSessions = endpoint({
  get: '/v1/user/sessions/',
  who: 'user',
  tag,
  summary: 'Read where one is signed in, and what happened to the account',
  answer: OwnSessions,
  example: {
    answer: {
      sessions: [{ id: 12, device, created_at: at, seen_at: at, by_company: false, is_current: true }],
      events: [{ at, kind: 'signin.succeeded', by: 'you', device }],
    },
  },
})

export const endOtherSessions = endpoint({
  delete: '/v1/user/sessions/',
  who: 'user',
  tag,
  summary: 'Sign out everywhere else',
})

export const endOwnSession = endpoint({
  delete: '/v1/user/sessions/:id',
  who: 'user',
  tag,
  summary: 'End one of one’s own sessions',
  about: 'Another person’s session, or one that is over, looks like one that does not exist.',
})
