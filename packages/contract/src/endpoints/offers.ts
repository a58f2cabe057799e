import { endpoint } from '../endpoint.ts'
import { Offer } from '../offers.ts'

export const readOffer = endpoint({
  get: '/v1/publicsapps/:id/offer/',
  who: 'anyone',
  tag: 'catalogue',
  summary: 'Read what somebody who asks for an app may expect',
  about: 'How long one usually gets, and how long answers took in the last 30 days. Cached for ten minutes.',
  answer: Offer,
  errors: ['not_found'],
  example: { answer: { duration_id: 7, granted_at_once: false, answer_hours: 20 } },
})
