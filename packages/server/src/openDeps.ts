import { openSecrets } from '@portal/platform/db/secrets'
import { openFileStore } from '@portal/platform/files/openStore'
import { createSignal } from '@portal/platform/signal'
import { createBuilder } from '@portal/publisher/build/builder'
import { createPreviewer } from '@portal/publisher/preview/previewer'
import { createEditors } from '@portal/publisher/publishing/editors'
import { createProvider } from './company/provider.ts'
import type { Deps } from './deps.ts'
import { createAccessFeed } from './launch/feed.ts'
import { openLaunchKeys } from './launch/keys.ts'
import { createReach } from './launch/reach.ts'
import { openMailer } from './mail/transports.ts'
import { createMetrics } from './metrics/metrics.ts'
import { openTraces } from './traces/openTraces.ts'
import { openDeletedPeople } from './users/deletedPeople.ts'

type Given = Pick<Deps, 'db' | 'engine' | 'config' | 'now' | 'log'> & { showsSite?: boolean | undefined }

/** Opens what modules need, on an open database. */
export async function openDeps(given: Given): Promise<Deps> {
  const metrics = createMetrics()
  return {
    ...given,
    metrics,
    traces: await openTraces(given.config),
    showsSite: given.showsSite ?? false,
    files: await openFileStore(given.config),
    mailer: metrics.countMails(openMailer(given.config)),
    secrets: openSecrets(given),
    accessFeed: createAccessFeed(given),
    launchKeys: openLaunchKeys(given),
    deletedPeople: openDeletedPeople(given.config.dataDir),
    provider: createProvider(given),
    reach: createReach(),
    catalogueEdited: createSignal(),
    editors: createEditors(given),
    previewer: createPreviewer(given.config, createBuilder(given)),
  }
}
