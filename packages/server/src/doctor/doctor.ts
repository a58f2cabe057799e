import { existsSync } from 'node:fs'
import process from 'node:process'
import { workspace } from '@portal/platform/files/workspace'
import { isPostgres } from '../backup/folder.ts'
import { openPortalDatabase } from '../db/index.ts'
import type { Config } from '../env.ts'
import { checkAddress, checkCertificate } from './checks/address.ts'
import { checkBackups } from './checks/backups.ts'
import { checkClock } from './checks/clock.ts'
import { checkDatabase } from './checks/database.ts'
import { checkDisk, checkFolders } from './checks/folders.ts'
import { checkMailServer, checkOutbox } from './checks/mail.ts'
import { checkMedia } from './checks/media.ts'
import { checkPortal } from './checks/portal.ts'
import { checkProgram } from './checks/program.ts'
import { type Finding, findings, reasonOf } from './finding.ts'

/** Looks at an installation, whether its portal runs or not. Changes nothing. */
export async function examine(config: Config, now = () => new Date()): Promise<Finding[]> {
  const folders = await checkFolders(config)
  if (folders.some(({ level }) => level === 'wrong')) return folders
  return [
    ...(await checkProgram(process.version, workspace.root)),
    ...folders,
    ...(await checkDisk(config)),
    ...(await checkData(config, now)),
    ...(await checkMailServer(config)),
    ...(await checkAddress(config)),
    ...(await checkCertificate(config, now())),
    ...(await checkBackups(config, now())),
  ]
}

/** Checks what only a database that answers can tell. */
async function checkData(config: Config, now: () => Date): Promise<Finding[]> {
  if (!isPostgres(config.database) && !existsSync(config.database))
    return [
      findings('Database').wrong(`There is no database in ${config.dataDir} yet: start the portal once.`),
    ]
  const database = openPortalDatabase(config.database)
  const deps = { ...database, config, now }
  try {
    const found = await checkDatabase(database)
    if (found.some(({ level }) => level === 'wrong')) return found
    return [
      ...found,
      ...(await checkClock(database, now())),
      ...(await checkMedia(database, config)),
      ...(await checkOutbox(deps)),
      ...(await checkPortal(deps)),
    ]
  } catch (error) {
    return [
      findings('Database').wrong(`Its tables cannot be read (${reasonOf(error)}): start the portal once.`),
    ]
  } finally {
    await database.db.destroy()
  }
}

const MARKS = { fine: '✓', look: '!', wrong: '✗' }

/** Writes the findings as lines, and how many want something done. */
export function report(found: readonly Finding[]): string {
  const width = Math.max(...found.map(({ about }) => about.length))
  const count = (level: Finding['level']) => found.filter((one) => one.level === level).length
  const [wrong, look] = [count('wrong'), count('look')]
  return [
    ...found.map(({ level, about, sentence }) => `${MARKS[level]} ${about.padEnd(width)}  ${sentence}`),
    '',
    wrong + look === 0 ? 'All is well.' : `${wrong} wrong (✗), ${look} worth a look (!).`,
  ].join('\n')
}
