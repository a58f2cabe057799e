import type { PublisherDeps } from '@portal/publisher/publishing/deps'
import type { Deps } from '../deps.ts'
import { readRevision } from '../revisions/queries.ts'

/** What the publisher needs of the server. */
export const publisherDeps = (deps: Deps): PublisherDeps => ({
  ...deps,
  readRevision: () => readRevision(deps.db),
})
