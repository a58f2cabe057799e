import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@portal/contract/rules'
import { createQueue } from '@portal/platform/jobs/queue'
import type { Builder } from '../build/builder.ts'
import { removeOldBuilds } from '../build/oldBuilds.ts'
import { type SiteConfig, siteSettings } from '../build/siteSettings.ts'
import { releasesFolder } from '../releases/releases.ts'
import { storefrontPolicy } from '../serve/policies.ts'
import { readSite } from '../site/manifest.ts'

type PreviewPage = { html: string; policy: string }
export type PreviewPages = Record<Language, PreviewPage>
type Order = {
  /** Address of a catalogue with the app as it would be, and the few that its page shows. */
  catalogue: string
  code: string
  signal: AbortSignal
}
export type Previewer = {
  /** @throws ProblemError `unavailable` when too many wait */
  refuseWhenFull(): void
  /** Renders one app's page in every language; rejects with the reason of a failure. */
  render(order: Order): Promise<PreviewPages>
}

/**
 * Renders previews: a build of a few pages into a folder of its own, one at a time, which touches no release
 * (docs/decisions/0130-a-preview-is-a-small-build.md).
 */
export function createPreviewer(config: SiteConfig & { dataDir: string }, builder: Pick<Builder, 'build'>) {
  const queue = createQueue({ atOnce: 1, waiting: 4, retryAfter: 20 })
  const previewer: Previewer = {
    refuseWhenFull: queue.refuseWhenFull,
    render: (order) => queue.run(() => renderPages(config, builder, order)),
  }
  return previewer
}

async function renderPages(
  config: SiteConfig & { dataDir: string },
  builder: Pick<Builder, 'build'>,
  { catalogue, code, signal }: Order,
): Promise<PreviewPages> {
  const parent = join(config.dataDir, 'previews')
  await mkdir(parent, { recursive: true })
  // Those of a process that was killed midway.
  await removeOldBuilds(parent)
  const folder = await mkdtemp(join(parent, 'page-'))
  try {
    await builder.build({
      // Works beside the releases, whose compressed scripts it finds there.
      releases: releasesFolder(config.dataDir),
      settings: { ...siteSettings(config), PREVIEW: 'true' },
      fingerprint: 'preview',
      catalogue,
      folder,
      before: null,
      signal,
    })
    const { files } = await readSite(folder)
    const read = async (language: Language): Promise<[Language, PreviewPage]> => {
      const path = `${language === 'en' ? 'en/' : ''}apps/${code}/index.html`
      const html = await readFile(join(folder, path), 'utf8')
      return [language, { html, policy: storefrontPolicy(files.get(path)?.policy) }]
    }
    return Object.fromEntries(await Promise.all(LANGUAGES.map(read))) as PreviewPages
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
