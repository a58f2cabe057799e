import type { PublisherDeps } from '@portal/publisher/publishing/deps'
import type { Deps } from '../deps.ts'
import { readRevision } from '../revisions/queries.ts'

/** Gives the publisher what it needs of the server. */
export const publisherDeps = (deps: Deps): PublisherDeps => ({
  ...deps,
  readRevision: () => readRevision(deps.db),
})
