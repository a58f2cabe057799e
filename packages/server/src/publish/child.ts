import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { workspace } from '../lib/workspace.ts'
import { finishFiles, sitePaths, writeManifest } from '../site/finishSite.ts'
import { readSite } from '../site/manifest.ts'
import { type Integration, renderPages } from './renderPages.ts'
import { inWorkshop, moveInto } from './workshop.ts'

/** What is used of Astro's JavaScript API. */
type Astro = {
  build(config: {
    root: string
    outDir: string
    logLevel: 'warn'
    integrations: Integration[]
  }): Promise<void>
}

/** The process in which a release is made: `node child.ts <folder> <cache> [<release before>]`, settings in the environment. */
const [folder, cache, before] = process.argv.slice(2)
if (!folder || !cache) throw new Error('Usage: child.ts <folder> <cache> [<release before>]')

const storefront = createRequire(join(workspace.storefront, 'package.json'))
const astro = (await import(pathToFileURL(storefront.resolve('astro')).href)) as Astro

await inWorkshop(async (workshop) => {
  const pages = renderPages({ workshop, folder, cache, before: before ? await readSite(before) : null })
  await astro.build({
    root: workspace.storefront,
    outDir: workshop,
    logLevel: 'warn',
    integrations: [pages.integration],
  })
  const ready = await pages.ready()
  const others = await sitePaths(workshop)
  moveInto(workshop, folder)
  await writeManifest(folder, [...ready, ...(await finishFiles(folder, others, cache))])
})
