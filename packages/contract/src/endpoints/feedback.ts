import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { Feedback } from '../launch.ts'
import { anyOf, from, list, until } from '../list.ts'
import { feedback } from '../samples.ts'

export const listFeedback = endpoint({
  get: '/v1/feedback/',
  who: 'admin',
  tag: 'access requests',
  summary: 'List what people said when they left a demo',
  list: list({
    row: Feedback,
    sorts: ['id', 'created_at', 'app_id', 'useful'],
    defaultSort: ['created_at', 'desc'],
    filter: {
      app_id: anyOf(id).optional(),
      commented: z.boolean().optional(),
      created_from: from.optional(),
      created_to: until.optional(),
    },
  }),
  example: { answer: [feedback] },
})
