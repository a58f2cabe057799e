import { createHash } from 'node:crypto'
import { hashSources, workspace } from '@portal/platform/files/workspace'
import { createBuilder } from './build/builder.ts'
import { siteSettings } from './build/siteSettings.ts'
import type { PublisherDeps } from './deps.ts'
import { type Publisher, startPublisher } from './publisher.ts'

/**
 * Publishes the storefront from now on, over a portal that listens.
 *
 * @param address where this process answers, for the build to read the catalogue from
 */
export async function startPublishing(tools: PublisherDeps, address: string): Promise<Publisher> {
  const settings = siteSettings(tools.config, `${address}/v1/publicsapps/`)
  const { CATALOGUE_URL: _whereItIsRead, ...shown } = settings
  // Another database with the same revision is another catalogue.
  const installation = await tools.secrets.read('installation')
  const fingerprint = () =>
    createHash('sha256')
      .update(hashSources(workspace.storefront))
      .update(JSON.stringify(shown))
      .update(installation.export())
      .digest('hex')
      .slice(0, 32)
  return startPublisher(tools, { fingerprint, settings, builder: createBuilder(tools) })
}
