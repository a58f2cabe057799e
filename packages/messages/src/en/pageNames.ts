import type { pageNames as french } from '../fr/pageNames.ts'
import type { Translation } from '../types.ts'

/** Back office: names of its pages and of what they list, as the menu says them. */
export const pageNames = {
  requestappaccess: 'Access request |||| Access requests',
  visitpasses: 'Visit pass |||| Visit passes',
  manageapps: 'App |||| Apps',
  'search/misses': 'Search with no result |||| Searches with no result',
  manageusers: 'User |||| Users',
  feedback: 'Feedback |||| Feedback',
  parameters: 'Parameter |||| Parameters',
  journal: 'Journal',
  webhooks: 'Webhook |||| Webhooks',
  binder: 'Binder',
} satisfies Translation<typeof french>
