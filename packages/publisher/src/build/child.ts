import { rmSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { workspace } from '@portal/platform/files/workspace'
import { variantsFolder } from '../releases/releases.ts'
import { finishFiles, sitePaths, writeManifest } from '../site/finishSite.ts'
import type { BuildOrder } from './buildCommand.ts'
import { type Integration, renderPages } from './renderPages.ts'
import { inWorkshop, type Workshop } from './workshop.ts'

/** The used part of Astro's JavaScript API. */
type Astro = {
  build(config: {
    root: string
    outDir: string
    cacheDir: string
    vite: { cacheDir: string }
    logLevel: 'warn'
    integrations: Integration[]
  }): Promise<void>
}

/**
 * Makes a release: `node child.ts <releases>`, with settings in the environment. Does everything that needs
 * no catalogue, waits for its order on standard input, and ends when that closes: with its server.
 */
const [, , releases] = process.argv
if (!releases) throw new Error('Usage: child.ts <releases>')

const storefront = createRequire(join(workspace.storefront, 'package.json'))
const astro = (await import(pathToFileURL(storefront.resolve('astro')).href)) as Astro

try {
  await inWorkshop(releases, (workshop) => makeRelease(workshop, variantsFolder(releases)))
  process.exit(0)
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`)
  process.exit(1)
}

async function makeRelease({ root, site, cache }: Workshop, variants: string) {
  await mkdir(variants, { recursive: true })
  // Astro puts its own program beside the site only where that lies in the working directory.
  process.chdir(root)
  const order = readOrder(() => rmSync(root, { recursive: true, force: true }))
  const pages = renderPages({ site, variants, order })
  await astro.build({
    root,
    outDir: site,
    cacheDir: cache,
    vite: { cacheDir: join(cache, 'vite') },
    logLevel: 'warn',
    integrations: [pages.integration],
  })
  const ready = await pages.ready()
  const isReady = new Set(ready.map(({ path }) => path))
  const others = (await sitePaths(site)).filter((path) => !isReady.has(path))
  await writeManifest(site, [...ready, ...(await finishFiles(site, others, variants))])
  await rename(site, (await order).folder)
}

/** @param onAbandoned called before this process ends because its server is gone */
function readOrder(onAbandoned: () => void) {
  return new Promise<BuildOrder>((resolve) => {
    createInterface(process.stdin)
      .once('line', (line) => {
        const order = JSON.parse(line) as BuildOrder
        // The storefront is loaded after this: see storefront/src/lib/site.ts.
        process.env.CATALOGUE_URL = order.catalogue
        resolve(order)
      })
      .once('close', () => {
        onAbandoned()
        process.exit(1)
      })
  })
}
