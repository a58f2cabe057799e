import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { readSecret } from '../lib/secrets.ts'
import { hashSources, workspace } from '../lib/workspace.ts'
import { createBuilder } from './builder.ts'
import { type Publisher, startPublisher } from './publisher.ts'
import { siteSettings } from './siteSettings.ts'

/**
 * Publishes the storefront from now on, over a portal that listens.
 *
 * @param address where this process answers, for the build to read the catalogue from
 */
export async function startPublishing(
  tools: Pick<Deps, 'db' | 'now' | 'config' | 'log'>,
  address: string,
): Promise<Publisher> {
  const settings = siteSettings(tools.config, `${address}/v1/publicsapps/`)
  const { CATALOGUE_URL: _whereItIsRead, ...shown } = settings
  // Another database with the same revision is another catalogue.
  const installation = await readSecret(tools, 'installation')
  const fingerprint = () =>
    createHash('sha256')
      .update(hashSources(workspace.storefront))
      .update(JSON.stringify(shown))
      .update(installation.export())
      .digest('hex')
      .slice(0, 32)
  return startPublisher(tools, { fingerprint, settings, builder: createBuilder(tools) })
}
