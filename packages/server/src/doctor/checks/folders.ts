import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { nullIfMissing } from '@portal/platform/files/disk'
import type { Config } from '../../env.ts'
import { checkDataDir } from '../../start/checks.ts'
import { type Finding, findings, reasonOf } from '../finding.ts'

const folders = findings('Folders')
const disk = findings('Disk')
const GIGABYTE = 1e9
/** Below this, uploads and backups soon fail. */
const ROOM_BYTES = 2 * GIGABYTE
const ROOM_SHARE = 0.1
const OTHERS = 0o007

/** Checks who may read and write the files under DATA_DIR. */
export async function checkFolders({
  dataDir,
  logFile,
}: Pick<Config, 'dataDir' | 'logFile'>): Promise<Finding[]> {
  const own = process.getuid?.()
  try {
    await checkDataDir(dataDir)
  } catch (error) {
    return [folders.wrong(reasonOf(error))]
  }
  const found: Finding[] = []
  const { mode, uid } = await stat(dataDir)
  if (mode & OTHERS)
    found.push(folders.look(`Every account of this machine may enter ${dataDir}: chmod 700 ${dataDir}`))
  if (own === 0 && uid !== 0)
    found.push(
      folders.look(
        'This runs as root: run it as the account of the portal, or it leaves files that the portal cannot change.',
      ),
    )
  const foreign = (
    await Promise.all(
      (
        await readdir(dataDir)
      ).map(async (name) => ({ name, of: await stat(join(dataDir, name)).catch(nullIfMissing) })),
    )
  ).filter(({ of }) => of && of.uid !== uid)
  if (foreign.length)
    found.push(
      folders.wrong(
        `${foreign.map(({ name }) => name).join(', ')} in ${dataDir} belong to another account: chown -R them to the portal's.`,
      ),
    )
  if (logFile && (await stat(logFile).catch(nullIfMissing))?.isDirectory())
    found.push(folders.wrong(`LOG_FILE ${logFile} is a folder: name a file.`))
  return found.length ? found : [folders.fine(`${dataDir} belongs to this account alone.`)]
}

type Room = { bavail: number; bsize: number; blocks: number }

/** @param read room on the disk of a folder */
export async function checkDisk(
  { dataDir }: Pick<Config, 'dataDir'>,
  read: (path: string) => Promise<Room> = statfs,
): Promise<Finding[]> {
  const room = await read(dataDir).catch(() => null)
  if (!room) return []
  const [free, share] = [room.bavail * room.bsize, room.bavail / room.blocks]
  const left = `${(free / GIGABYTE).toFixed(1)} GB (${Math.round(share * 100)} %) are left on the disk of ${dataDir}`
  if (free < ROOM_BYTES && share < ROOM_SHARE)
    return [disk.wrong(`${left}: make room, or writes soon answer 507.`)]
  return share < ROOM_SHARE || free < ROOM_BYTES ? [disk.look(`${left}.`)] : [disk.fine(`${left}.`)]
}
