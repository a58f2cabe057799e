import { join } from 'node:path'
import { createLocalStore } from './localStore.ts'
import type { FileStore } from './store.ts'

/** Opens the configured store; loads the bucket's libraries (23 MB) only for a bucket. */
export async function openFileStore(config: {
  mediaStore?: string | undefined
  dataDir: string
}): Promise<FileStore> {
  if (!config.mediaStore) return createLocalStore(join(config.dataDir, 'media'))
  const { createS3Store } = await import('./s3Store.ts')
  return createS3Store(config.mediaStore)
}
