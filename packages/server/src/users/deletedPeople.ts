import { open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nullIfMissing, syncToDisk } from '@portal/platform/files/disk'

/** Who deleted their account, by uuid and nothing else: what a restore of an older backup must not bring back unasked. */
export type DeletedPeople = {
  read(): Promise<string[]>
  /** The line is on the disk when this returns. */
  add(uuid: string): Promise<void>
  remove(uuids: readonly string[]): Promise<void>
}

/** A file beside the database, one uuid a line, that no backup holds and no restore replaces. */
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
