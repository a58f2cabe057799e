import { constants } from 'node:fs'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { nullIfMissing, syncToDisk } from '@portal/platform/files/disk'
import type { Contents } from './folder.ts'

type Media = Contents['media']

/**
 * Copies the files that a database names, and checks each copy.
 *
 * @throws Error when one is missing or has another size
 */
export async function copyMedia(media: Media, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const { path } of media)
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(nullIfMissing)
  await checkMedia(media, to)
  for (const { path } of media) await syncToDisk(join(to, path))
  await syncToDisk(to)
}

/** @throws Error that names the first file that is missing or has another size */
export async function checkMedia(media: Media, folder: string): Promise<void> {
  const lacking: string[] = []
  for (const { path, bytes } of media)
    if ((await stat(join(folder, path)).catch(nullIfMissing))?.size !== bytes) lacking.push(path)
  if (lacking.length)
    throw new Error(
      `${lacking.length} of ${media.length} media files that the database names are missing or not whole, such as ${lacking[0]}`,
    )
}
