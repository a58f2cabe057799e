import { endpoint } from '../endpoint.ts'
import { Health } from '../health.ts'
import { user } from '../samples.ts'

const tag = 'operations'
const example = { answer: { status: 'ok', now: user.created_at } } as const

export const readLiveness = endpoint({
  get: '/v1/health/live',
  who: 'anyone',
  tag,
  summary: 'Tell whether the process answers',
  answer: Health,
  example,
})

export const readReadiness = endpoint({
  get: '/v1/health/ready',
  who: 'anyone',
  tag,
  summary: 'Tell whether the portal can do its work',
  answer: Health,
  otherwise: { status: 503, answer: Health },
  example,
})
