import type { feedbackAdmin as french } from '../fr/feedbackAdmin.ts'
import type { Translation } from '../types.ts'

export const feedbackAdmin = {
  resource: {
    fields: {
      id: 'No.',
      q: 'Search',
      app_id: 'App',
      app_code: 'Code',
      app_name: 'App',
      useful: 'Useful',
      again: 'Would use it for real',
      comment: 'Comment',
      created_at: 'Given on',
      created_from: 'Given from',
      created_to: 'Given until',
      commented: 'With a comment',
    },
  },
  useful: { 0: 'No', 1: 'Somewhat', 2: 'Yes' },
  emptyHelp:
    'When access ends, the goodbye page asks three things: whether it was useful, whether people would use it for real, and a word. The answers arrive here, without the people’s names.',
  ofApp: 'What visitors say',
} as const satisfies Translation<typeof french>
