import * as accesses from './accesses.ts'
import * as accessRequests from './accessRequests.ts'
import * as account from './account.ts'
import * as apps from './apps.ts'
import * as binder from './binder.ts'
import * as catalogue from './catalogue.ts'
import * as company from './company.ts'
import * as drafts from './drafts.ts'
import * as factors from './factors.ts'
import * as feedback from './feedback.ts'
import * as followers from './followers.ts'
import * as health from './health.ts'
import * as history from './history.ts'
import * as journal from './journal.ts'
import * as launch from './launch.ts'
import * as media from './media.ts'
import * as offers from './offers.ts'
import * as ownSessions from './ownSessions.ts'
import * as parameters from './parameters.ts'
import * as passwords from './passwords.ts'
import * as publication from './publication.ts'
import * as search from './search.ts'
import * as sessions from './sessions.ts'
import * as statistics from './statistics.ts'
import * as transfer from './transfer.ts'
import * as users from './users.ts'
import * as views from './views.ts'
import * as visitPasses from './visitPasses.ts'
import * as visits from './visits.ts'
import * as webhooks from './webhooks.ts'

/** Every call of the API, in the order of the reference. */
export const endpoints = {
  ...sessions,
  ...company,
  ...account,
  ...ownSessions,
  ...factors,
  ...passwords,
  ...catalogue,
  ...offers,
  ...views,
  ...followers,
  ...accesses,
  ...visits,
  ...launch,
  ...apps,
  ...history,
  ...drafts,
  ...transfer,
  ...media,
  ...users,
  ...accessRequests,
  ...visitPasses,
  ...feedback,
  ...search,
  ...parameters,
  ...journal,
  ...binder,
  ...webhooks,
  ...publication,
  ...statistics,
  ...health,
}

type All = typeof endpoints
/** The calls by address: `Api['PUT /v1/requestapps/:id']`. */
export type Api = { [Name in keyof All as All[Name]['address']]: All[Name] }
