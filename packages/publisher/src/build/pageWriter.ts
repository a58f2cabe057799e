import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SiteFile } from '../site/manifest.ts'
import type { PageToWrite } from './pageWorker.ts'

/** Pages that may wait in memory; then rendering waits for the writer. */
const WAITING_MAX = 32

type PageWriter = {
  /** Resolves at once, or when there is room for another page. */
  write(page: PageToWrite): Promise<void>
  /** Ends the thread; resolves with the files once all pages are written. */
  end(): Promise<SiteFile[]>
}

/** Writes and compresses pages in a thread, so that a second processor works while the first renders. */
export function startPageWriter(): PageWriter {
  const thread = new Worker(new URL('./pageWorker.ts', import.meta.url))
  const written: SiteFile[] = []
  let asked = 0
  let failure: unknown = null
  thread.on('message', (page: SiteFile) => written.push(page))
  thread.on('error', (error) => {
    failure = error
  })
  const progress = async () => {
    if (failure) throw failure
    await once(thread, 'message')
  }
  return {
    async write(page) {
      asked++
      thread.postMessage(page)
      while (asked - written.length > WAITING_MAX) await progress()
    },
    async end() {
      while (written.length < asked) await progress()
      await thread.terminate()
      return written
    },
  }
}
