import { endpoint } from '../endpoint.ts'
import { Following } from '../followers.ts'

const tag = 'catalogue'

export const readFollowing = endpoint({
  get: '/v1/apps/:id/follow/',
  who: 'user',
  tag,
  summary: 'Read whether one is told when an app opens',
  answer: Following,
  example: { answer: { following: false } },
})

export const followApp = endpoint({
  post: '/v1/apps/:id/follow/',
  who: 'user',
  tag,
  summary: 'Ask to be told when an app opens',
  about: 'One message, then no more. For an app that is open the answer is `following: false`.',
  answer: Following,
  errors: ['not_found'],
  example: { answer: { following: true } },
})

export const unfollowApp = endpoint({
  delete: '/v1/apps/:id/follow/',
  who: 'user',
  tag,
  summary: 'No longer be told when an app opens',
  answer: Following,
  example: { answer: { following: false } },
})
