import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { SiteFile } from '../site/manifest.ts'
import { writeVariants } from '../site/variants.ts'

/** A page to be written below a site's folder, with its variants. */
export type PageToWrite = { site: string; path: string; content: Uint8Array; policy?: string }

/** Writes pages in a thread while another one renders. */
parentPort?.on('message', ({ site, path, content, policy }: PageToWrite) => {
  const file = join(site, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  const isCompressed = writeVariants(path, content, site)
  const written: SiteFile = { path, isCompressed, ...(policy && { policy }) }
  parentPort?.postMessage(written)
})
