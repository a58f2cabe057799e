import { AdminApp } from '../apps.ts'
import { endpoint } from '../endpoint.ts'
import { AppHistory, UndoBody } from '../history.ts'
import { adminApp } from '../samples.ts'

const tag = 'apps'

export const readHistory = endpoint({
  get: '/v1/manageapps/:id/history/',
  who: 'editor',
  tag,
  summary: 'Read who changed what of an app, newest first',
  about: 'The last 200 changes.',
  answer: AppHistory,
  example: {
    answer: [
      {
        id: 31,
        at: adminApp.updated_at,
        kind: 'app.changed',
        actor_name: 'Ada Martin',
        changes: [{ field: 'badge', before: null, after: 'Nouveau' }],
        media: null,
        undoes: null,
      },
    ],
  },
})

export const undoChange = endpoint({
  post: '/v1/manageapps/:id/undo/',
  who: 'editor',
  tag,
  summary: 'Take back a change of an app',
  about: 'Writes the values before it as a new change; refused once one of its fields has changed again.',
  body: UndoBody,
  answer: AdminApp,
  errors: ['change_overtaken', 'conflict', 'code_taken'],
  example: { body: { change_id: 31 }, answer: adminApp },
})
