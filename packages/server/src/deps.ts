import type { Secrets } from '@portal/platform/db/secrets'
import type { FileStore } from '@portal/platform/files/store'
import type { Signal } from '@portal/platform/signal'
import type { Previewer } from '@portal/publisher/preview/previewer'
import type { Editors } from '@portal/publisher/publishing/editors'
import type { FastifyBaseLogger } from 'fastify'
import type { Provider } from './company/provider.ts'
import type { OpenDatabase } from './db/index.ts'
import type { Config } from './env.ts'
import type { AccessFeed } from './launch/feed.ts'
import type { LaunchKeys } from './launch/keys.ts'
import type { Reach } from './launch/reach.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Traces } from './traces/openTraces.ts'
import type { DeletedPeople } from './users/deletedPeople.ts'

/** Everything that modules are given: the argument of `buildApp`, and all state that outlives a request. */
export type Deps = OpenDatabase & {
  config: Config
  /** The portal's clock; tests move it. */
  now: () => Date
  files: FileStore
  mailer: Mailer
  /** Counters of this process, for `/metrics`. */
  metrics: Metrics
  /** `null` unless a collector is named. */
  traces: Traces | null
  log: FastifyBaseLogger
  secrets: Secrets
  /** Emits events of accesses, for the gates that follow them. */
  accessFeed: AccessFeed
  /** Checks that demos answer. */
  reach: Reach
  deletedPeople: DeletedPeople
  /** The company's sign-in; `null` without. */
  provider: Provider | null
  /** Keys that sign tickets. */
  launchKeys: LaunchKeys
  /** Emits after each committed edit of the catalogue by this process. */
  catalogueEdited: Signal
  /** Administrators who may edit soon. */
  editors: Editors
  /** Renders the pages of drafts. */
  previewer: Previewer
  /** True when this process builds and shows the site; another one is ready without it. */
  showsSite: boolean
}
