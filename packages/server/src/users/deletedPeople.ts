import { open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nullIfMissing, syncToDisk } from '@portal/platform/files/disk'

/** Uuids of people who deleted their account, for restores of older backups. */
export type DeletedPeople = {
  read(): Promise<string[]>
  /** Returns once the line is on disk. */
  add(uuid: string): Promise<void>
  remove(uuids: readonly string[]): Promise<void>
}

/** Keeps a file beside the database, one uuid a line, that no backup holds and no restore replaces. */
export function openDeletedPeople(dataDir: string): DeletedPeople {
  const file = join(dataDir, 'deleted-people.txt')
  const read = async () =>
    ((await readFile(file, 'utf8').catch(nullIfMissing)) ?? '').split('\n').filter((line) => line !== '')
  return {
    read,
    async add(uuid) {
      const handle = await open(file, 'a', 0o600)
      try {
        await handle.appendFile(`${uuid}\n`)
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
    async remove(uuids) {
      const left = (await read()).filter((uuid) => !uuids.includes(uuid))
      const part = `${file}.part`
      await writeFile(part, left.map((uuid) => `${uuid}\n`).join(''), { mode: 0o600, flush: true })
      await rename(part, file)
      await syncToDisk(dataDir)
    },
  }
}
