import { createHash } from 'node:crypto'
import { workspace } from '@portal/platform/files/workspace'
import { createBuilder } from '../build/builder.ts'
import { siteSettings } from '../build/siteSettings.ts'
import { hashSources } from '../build/sources.ts'
import type { PublisherDeps } from './deps.ts'
import { type Publisher, startPublisher } from './publisher.ts'

/**
 * Publishes the storefront of a listening portal from now on.
 *
 * @param address of this process, from which the build reads the catalogue
 */
export async function startPublishing(deps: PublisherDeps, address: string): Promise<Publisher> {
  const settings = siteSettings(deps.config)
  // Another database with the same revision is another catalogue.
  const installation = await deps.secrets.read('installation')
  const fingerprint = () =>
    createHash('sha256')
      .update(hashSources(workspace.storefront))
      .update(JSON.stringify(settings))
      .update(installation.export())
      .digest('hex')
      .slice(0, 32)
  const builder = createBuilder(deps)
  return startPublisher(deps, { fingerprint, settings, builder, catalogue: `${address}/v1/publicsapps/` })
}
