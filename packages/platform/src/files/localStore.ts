import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { nullIfMissing, syncToDisk } from './disk.ts'
import type { FileStore } from './store.ts'

/**
 * Stores files in a folder. Uses plain file calls, because a stored file must be on disk, name included,
 * before the row that names it is committed.
 */
export async function createLocalStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true })
  const at = (path: string) => join(folder, path)
  return {
    async putFile(path, localFile) {
      await syncToDisk(localFile)
      await rename(localFile, at(path))
      await syncToDisk(folder)
    },
    async read(path, { range, signal } = {}) {
      const file = await open(at(path))
      return createReadStream('', { fd: file, signal, ...range })
    },
    async size(path) {
      const found = await stat(at(path)).catch(nullIfMissing)
      return found?.isFile() ? found.size : null
    },
    async delete(path) {
      await rm(at(path), { force: true })
    },
    async *list() {
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        if (!entry.isFile()) continue
        const found = await stat(at(entry.name)).catch(nullIfMissing)
        if (found) yield { path: entry.name, modifiedAt: found.mtime }
      }
    },
  }
}
