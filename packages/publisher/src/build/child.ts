import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { workspace } from '@portal/platform/files/workspace'
import { finishFiles, sitePaths, writeManifest } from '../site/finishSite.ts'
import type { BuildOrder } from './buildCommand.ts'
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

/**
 * The process in which a release is made: `node child.ts <cache>`, settings in the environment. It goes as far as it can
 * without the catalogue, waits for its order on the standard input, and ends when that is closed: with its server.
 */
const [, , cache] = process.argv
if (!cache) throw new Error('Usage: child.ts <cache>')

const storefront = createRequire(join(workspace.storefront, 'package.json'))
const astro = (await import(pathToFileURL(storefront.resolve('astro')).href)) as Astro

try {
  await inWorkshop((workshop) => makeRelease(workshop, cache))
  process.exit(0)
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`)
  process.exit(1)
}

async function makeRelease(workshop: string, cache: string) {
  await mkdir(cache, { recursive: true })
  const order = readOrder(() => rmSync(workshop, { recursive: true, force: true }))
  const pages = renderPages({ workshop, cache, order })
  await astro.build({
    root: workspace.storefront,
    outDir: workshop,
    logLevel: 'warn',
    integrations: [pages.integration],
  })
  const ready = await pages.ready()
  const { folder } = await order
  const others = await sitePaths(workshop)
  moveInto(workshop, folder)
  await writeManifest(folder, [...ready, ...(await finishFiles(folder, others, cache))])
}

/** @param onAbandoned what is done before this process ends because nobody waits for it any more */
function readOrder(onAbandoned: () => void) {
  return new Promise<BuildOrder>((resolve) => {
    createInterface(process.stdin)
      .once('line', (line) => {
        const order = JSON.parse(line) as BuildOrder
        process.env.CATALOGUE_URL = order.catalogue
        resolve(order)
      })
      .once('close', () => {
        onAbandoned()
        process.exit(1)
      })
  })
}
