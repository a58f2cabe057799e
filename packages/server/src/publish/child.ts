import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
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
const [folder = '', cache = '', before] = process.argv.slice(2)
if (!folder || !cache) throw new Error('Usage: child.ts <folder> <cache> [<release before>]')

const storefront = createRequire(join(workspace.storefront, 'package.json'))
const astro = (await import(pathToFileURL(storefront.resolve('astro')).href)) as Astro

try {
  await inWorkshop(makeRelease)
} catch (error) {
  process.stderr.write(`${readable(error)}\n`)
  process.exit(1)
}

async function makeRelease(workshop: string) {
  // A release that cannot be read has nothing to give; everything is rendered.
  const last = before ? await readSite(before).catch(() => null) : null
  const pages = renderPages({ workshop, folder, cache, before: last })
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
}

/** An error with its cause and the places of our own that it came by. */
function readable(error: unknown) {
  const lines = inspect(error).split('\n')
  return lines.filter((line) => !/^\s+at .*(?:node_modules|node:)/.test(line)).join('\n')
}
