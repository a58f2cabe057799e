import type { PublisherDeps } from '@portal/publisher/deps'
import { readRevision } from '../catalogue/revision.ts'
import type { Deps } from '../deps.ts'

/** What the publisher needs of the server. */
export const publisherDeps = (deps: Deps): PublisherDeps => ({
  ...deps,
  readRevision: () => readRevision(deps.db),
})
