import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { writeForms } from '../site/compressedForms.ts'
import { hashOf, siteFile } from '../site/finishSite.ts'
import type { SiteFile } from '../site/manifest.ts'

/** A page as it is served, to be written below a release's folder with its compressed forms. */
export type PageToWrite = { folder: string; path: string; content: Uint8Array; policy?: string }
export type WrittenPage = SiteFile

/** The thread that writes pages while another one renders. */
parentPort?.on('message', ({ folder, path, content, policy }: PageToWrite) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  const forms = writeForms(path, content, folder)
  const written: WrittenPage = siteFile(path, content.length, hashOf(content), forms, policy)
  parentPort?.postMessage(written)
})
