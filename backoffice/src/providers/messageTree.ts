import type { PagesMessages, QueueMessages } from '@portal/messages'
import type { TranslationMessages } from 'react-admin'

/** Merges react-admin's sentences, ours, and the names that react-admin looks up under `resources`. */
export function queueTree(queue: QueueMessages, reactAdmin: TranslationMessages) {
  const { action, page, sort } = reactAdmin.ra
  const names = Object.entries(queue.pageNames).map(([resource, name]) => [resource, { name }])
  return {
    ...queue,
    ra: {
      ...reactAdmin.ra,
      action: { ...action, select_row: queue.console.selectRow, bulk_actions: queue.console.selected },
      page: { ...page, access_denied: queue.common.accesForbidden },
      sort: { ...sort, sort_by: queue.console.sortBy },
    },
    resources: {
      ...Object.fromEntries(names),
      requestappaccess: { name: queue.pageNames.requestappaccess, ...queue.requestsAdmin.resource },
    },
  }
}

type QueueTree = ReturnType<typeof queueTree>

/** Adds the sentences of all other pages. */
export function withPages(queue: QueueTree, pages: PagesMessages) {
  const { created, modified: updated, deleted } = queue.common
  const notifications = { created, updated, deleted }
  const names = queue.pageNames
  return {
    ...queue,
    ...pages,
    resources: {
      ...queue.resources,
      manageapps: { name: names.manageapps, notifications, ...pages.appsAdmin.resource },
      manageusers: { name: names.manageusers, notifications, ...pages.usersAdmin.resource },
      feedback: { name: names.feedback, ...pages.feedbackAdmin.resource },
      'search/misses': { name: names['search/misses'], notifications, ...pages.searchAdmin.resource },
      journal: { name: names.journal, ...pages.journalAdmin.resource },
      visitpasses: { name: names.visitpasses, notifications, ...pages.visitPassesAdmin.resource },
      visitguests: pages.visitPassesAdmin.guests.resource,
      webhooks: { name: names.webhooks, notifications, ...pages.webhooksAdmin.resource },
      webhookdeliveries: { fields: pages.webhooksAdmin.deliveries.fields },
      parameters: { name: names.parameters, notifications, ...pages.parametersAdmin.resource },
    },
  }
}
