import { readdir, statfs } from 'node:fs/promises'
import process from 'node:process'
import { nullIfMissing } from '@portal/platform/files/disk'
import { Gauge, Registry } from 'prom-client'
import { backupsFolder, instantOf } from '../backup/folder.ts'
import type { Deps } from '../deps.ts'
import { imagesWaiting } from '../media/prepare.ts'
import { hashesWaiting } from '../passwords/hashing.ts'
import { VERSION } from '../version.ts'
import { type DatabaseFigures, readDatabaseFigures } from './databaseFigures.ts'

/** A figure by the values of one label, or one without a label; `null` is left out. */
type Values = number | null | { label: string; of: Iterable<readonly [string, number]> }

/** Reads how things stand now, in the text format. What cannot be read is left out, so that no figure is made up. */
export async function writeFigures(deps: Deps): Promise<string> {
  const registry = new Registry()
  const write = (name: string, help: string, values: Values) => {
    if (values === null) return
    const isPlain = typeof values === 'number'
    const labelNames = isPlain ? [] : [values.label]
    const gauge = new Gauge({ name: `portal_${name}`, help, labelNames, registers: [registry] })
    if (isPlain) gauge.set(values)
    else for (const [label, value] of values.of) gauge.set({ [values.label]: label }, value)
  }
  const [database, disk, backup] = await Promise.all([
    readDatabaseFigures(deps).catch(() => null),
    statfs(deps.config.dataDir).catch(() => null),
    lastBackup(deps.config.dataDir),
  ])
  writeVersion(registry, deps)
  write('gate_streams', 'Event streams that gates of demos hold open here', deps.accessFeed.listeners())
  write('queue_waiting', 'Work that waits for its turn', {
    label: 'queue',
    of: [
      ['password_hashes', hashesWaiting()],
      ['images', imagesWaiting()],
    ],
  })
  write('database_up', '1 while the database answers', database ? 1 : 0)
  if (database) writeDatabase(write, database)
  if (disk) {
    write('disk_free_bytes', 'Room left on the disk of DATA_DIR', disk.bavail * disk.bsize)
    write('disk_size_bytes', 'Size of the disk of DATA_DIR', disk.blocks * disk.bsize)
  }
  write('backup_last_timestamp_seconds', 'When the newest backup in DATA_DIR/backups was made', backup)
  return registry.metrics()
}

function writeDatabase(
  write: (name: string, help: string, values: Values) => void,
  { accesses, mails, site, demosDown }: DatabaseFigures,
) {
  write('accesses', 'Requests and accesses by state', { label: 'state', of: Object.entries(accesses) })
  write('mails_waiting', 'Mails in the outbox that are still tried', mails.waiting)
  write('mails_given_up', 'Mails of the last 30 days that were given up', mails.givenUp)
  write('mail_oldest_waiting_seconds', 'Age of the oldest mail that is still tried', mails.oldestSeconds)
  write('mail_held', '1 while mail is held after a restore', mails.isHeld ? 1 : 0)
  write('catalogue_revision', 'Newest revision of the catalogue', site.revision)
  write('published_revision', 'Revision that the public site shows', site.live)
  write('published_timestamp_seconds', 'When the public site last changed', site.publishedAt)
  write('publication_failed', '1 while the newest revision could not be published', site.hasFailed ? 1 : 0)
  write('demos_down', 'Demos that do not answer', demosDown)
}

function writeVersion(registry: Registry, { engine }: Deps) {
  const labelNames = ['version', 'node', 'database']
  const help = 'Version of the portal, of Node and the kind of database'
  new Gauge({ name: 'portal_build_info', help, labelNames, registers: [registry] }).set(
    { version: VERSION, node: process.version, database: engine },
    1,
  )
}

async function lastBackup(dataDir: string): Promise<number | null> {
  const names = await readdir(backupsFolder(dataDir)).catch(nullIfMissing)
  const instants = (names ?? []).flatMap((name) => instantOf(name)?.getTime() ?? [])
  return instants.length ? Math.max(...instants) / 1000 : null
}
