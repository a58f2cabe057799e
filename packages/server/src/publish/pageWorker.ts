import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { writeForms } from '../site/compressedForms.ts'
import { hashOf, siteFile } from '../site/finishSite.ts'
import type { SiteFile } from '../site/manifest.ts'

/** A page as it is served, to be written with its compressed forms. */
export type PageToWrite = { path: string; content: Uint8Array; policy?: string }
export type WrittenPage = SiteFile

/** The thread that writes pages while another one renders. */
const { folder } = workerData as { folder: string }

parentPort?.on('message', ({ path, content, policy }: PageToWrite) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  const forms = writeForms(path, content, folder)
  const written: WrittenPage = siteFile(path, content.length, hashOf(content), forms, policy)
  parentPort?.postMessage(written)
})
