import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createPlain, type Server } from 'node:http'
import { createServer as createSecure } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { workspace } from '@portal/platform/files/workspace'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  createAdmin,
  createApp,
  createUser,
  DAY,
  HOUR,
  MINUTE,
  startTestPortal,
  type TestPortal,
} from '../../test/index.ts'
import { nameOf } from '../backup/folder.ts'
import { queueMail } from '../mail/commands/queue.ts'
import { holdMail } from '../mail/hold.ts'
import { checkAddress, checkCertificate } from './checks/address.ts'
import { checkBackups } from './checks/backups.ts'
import { checkClock } from './checks/clock.ts'
import { checkDatabase, checkDump } from './checks/database.ts'
import { checkDisk, checkFolders } from './checks/folders.ts'
import { checkMailServer, checkOutbox } from './checks/mail.ts'
import { checkMedia } from './checks/media.ts'
import { checkPortal } from './checks/portal.ts'
import { checkProgram } from './checks/program.ts'
import { examine, report } from './doctor.ts'
import type { Finding } from './finding.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startTestPortal()
})
afterEach(() => portal.close())

const NOW = new Date('2026-11-22T12:00:00.000Z')
const isRoot = process.getuid?.() === 0

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
/** Expects exactly these findings: the level, and words of the sentence. */
function expectFindings(found: Finding[], wanted: [Finding['level'], string][]) {
  expect(found.map(({ level, sentence }) => [level, sentence])).toEqual(
    wanted.map(([level, words]) => [level, expect.stringContaining(words)]),
  )
}

describe('versions', () => {
  test('are those of this checkout, on a Node that is new enough', async () => {
    expectFindings(await checkProgram('v24.21.0', workspace.root), [['fine', 'with its packages']])
    expectFindings(await checkProgram('v20.19.0', workspace.root), [['wrong', 'Node v20.19.0 is too old']])
  })
  test('differ after an update without an installation', async () => {
    const root = newFolder()
    const server = join(root, 'packages/server')
    mkdirSync(join(server, 'node_modules/fastify'), { recursive: true })
    writeFileSync(join(root, 'pnpm-workspace.yaml'), 'catalog:\n  fastify: 9.0.0\n  "@fastify/cors": 9.0.0\n')
    const dependencies = { fastify: 'catalog:', '@fastify/cors': 'catalog:' }
    writeFileSync(join(server, 'package.json'), JSON.stringify({ dependencies }))
    writeFileSync(join(server, 'node_modules/fastify/package.json'), JSON.stringify({ version: '8.0.0' }))
    expectFindings(await checkProgram('v24.0.0', root), [['wrong', '(fastify 8.0.0, @fastify/cors missing)']])
  })
})

describe('folders and disk', () => {
  test('belong to this account alone', async () => {
    const dataDir = newFolder()
    expectFindings(await checkFolders({ dataDir, logFile: undefined }), [
      ['fine', 'belongs to this account alone'],
    ])
    chmodSync(dataDir, 0o755)
    expectFindings(await checkFolders({ dataDir, logFile: dataDir }), [
      ['look', 'Every account of this machine may enter'],
      ['wrong', 'is a folder: name a file'],
    ])
    expectFindings(await checkFolders({ dataDir: '/proc/nowhere', logFile: undefined }), [
      ['wrong', 'cannot be written'],
    ])
  })
  test.runIf(isRoot)('are not of root, and hold nothing of others', async () => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'media'))
    execFileSync('chown', ['nobody', dataDir])
    expectFindings(await checkFolders({ dataDir, logFile: undefined }), [
      ['look', 'This runs as root'],
      ['wrong', 'media in'],
    ])
  })
  test.each([
    [[50, 100], 'fine', '50 %'],
    [[5, 1_000], 'look', '1 %'],
    [[1, 100], 'wrong', 'make room'],
  ] as const)('room: %j', async ([bavail, blocks], level, words) => {
    const room = { bavail, blocks, bsize: 1e9 }
    expectFindings(await checkDisk({ dataDir: '/' }, async () => room), [[level, words]])
  })
})

describe('database', () => {
  test('answers with the tables of this program', async () => {
    const found = await checkDatabase(portal.deps)
    expect(found.filter(({ level }) => level === 'wrong')).toEqual([])
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
      portal.db,
    )
    expect(await checkDatabase(portal.deps)).toContainEqual(
      expect.objectContaining({
        level: 'look',
        sentence: expect.stringContaining('1 changes of the tables wait'),
      }),
    )
    await sql`insert into kysely_migration (name, timestamp) values ('2099-01-01-later', '')`.execute(
      portal.db,
    )
    expectFindings(await checkDatabase(portal.deps), [
      ['wrong', 'written by a newer version (2099-01-01-later)'],
    ])
    await portal.db.destroy()
    expectFindings(await checkDatabase(portal.deps), [['wrong', '']])
    portal.database.close = async () => {}
  })
  test.runIf(process.env.TEST_DATABASE === 'postgres')('lacks the extension of the search', async () => {
    await sql`drop extension if exists pg_trgm cascade`.execute(portal.db)
    expect(await checkDatabase(portal.deps)).toContainEqual(
      expect.objectContaining({ level: 'look', sentence: expect.stringContaining('pg_trgm is missing') }),
    )
  })
  test('cannot be backed up with an old pg_dump, or none', async () => {
    const old = join(newFolder(), 'pg_dump')
    writeFileSync(old, '#!/bin/sh\necho "pg_dump (PostgreSQL) 13.4"\n', { mode: 0o755 })
    expectFindings(await checkDump(15, old), [['wrong', 'pg_dump 13 is older than the server (15)']])
    expectFindings(await checkDump(13, old), [])
    expectFindings(await checkDump(15, '/nowhere/pg_dump'), [['wrong', 'pg_dump is not installed']])
  })
})

test('the clock was set back, or is not the database’s', async () => {
  const isPostgres = portal.deps.engine === 'postgres'
  expectFindings(await checkClock(portal.deps, new Date()), [['fine', 'agrees']])
  await createApp(portal)
  const { id: app_id } = await createApp(portal)
  const at = new Date().toISOString()
  const values = {
    app_id,
    status: 0,
    duration_id: 0,
    is_open: 1,
    nb_access: 0,
    created_at: at,
    updated_at: at,
  } as const
  await portal.db.insertInto('accesses').values(values).execute()
  expectFindings(await checkClock(portal.deps, new Date(Date.now() - HOUR)), [
    ...(isPostgres ? [['wrong', '3600 s behind the database’s'] as ['wrong', string]] : []),
    ['wrong', 'was set back'],
  ])
})

describe('mail', () => {
  test('has a server that lets the portal in', async () => {
    const server = new SMTPServer({
      authOptional: true,
      onAuth: ({ password }, _session, done) =>
        done(password === 'right' ? null : new Error('no'), { user: 'x' }),
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const check = (smtpUrl: string | undefined, production = true) =>
      checkMailServer({ smtpUrl, production, dataDir: '/d' })
    expectFindings(await check(`smtp://127.0.0.1:${port}?ignoreTLS=true`), [['fine', 'lets the portal in']])
    expectFindings(await check(`smtp://x:wrong@127.0.0.1:${port}?ignoreTLS=true`), [
      ['wrong', 'refuses the portal'],
    ])
    expectFindings(await check('smtp://127.0.0.1:1'), [['wrong', 'ECONNREFUSED']])
    expectFindings(await check(undefined), [['wrong', 'SMTP_URL is not set']])
    expectFindings(await check(undefined, false), [['fine', '/d/mails']])
  })
  test('waits, was given up, is held', async () => {
    const deps = { db: portal.db, now: portal.clock.now }
    expectFindings(await checkOutbox(deps), [])
    const before = new Date(portal.clock.now().getTime() - 31 * MINUTE)
    const to = { email: 'a@exemple.fr', language: 'fr' as const }
    for (const tries of [0, 25]) {
      await queueMail(portal.db, before, to, 'accountIdle', { prenom: 'A', deleteAfter: '' })
      if (tries) await portal.db.updateTable('outbox').set({ tries }).where('id', '=', 2).execute()
    }
    await holdMail(portal.db)
    expectFindings(await checkOutbox(deps), [
      ['look', 'npm run mail:release'],
      ['wrong', '1 mails wait, the oldest for 31 minutes'],
      ['look', '1 mails were given up'],
    ])
  })
})

test('media: what the database names is in the store, which takes files', async () => {
  const { config } = portal
  expectFindings(await checkMedia(portal.deps, config), [['fine', 'has all 0 files']])
  const row = { app_id: null, kind: 'image' as const, bytes: 3, created_at: '', detached_at: null }
  await portal.db
    .insertInto('files')
    .values({ ...row, path: 'lost.png' })
    .execute()
  expectFindings(await checkMedia(portal.deps, config), [['wrong', '1 of 1 media files are missing']])
  const mediaStore = 's3://medias?endpoint=http%3A%2F%2F127.0.0.1%3A1'
  process.env.AWS_ACCESS_KEY_ID = process.env.AWS_SECRET_ACCESS_KEY = 'essai'
  expectFindings(await checkMedia(portal.deps, { ...config, mediaStore }), [
    ['wrong', 's3://medias cannot be used'],
  ])
})

describe('the address', () => {
  const of = (publicUrl: string, over = {}) =>
    checkAddress({
      publicUrl,
      production: false,
      trustProxy: '127.0.0.1',
      host: '127.0.0.1',
      port: 3000,
      ...over,
    })
  const serve = async (status: number, body: string) =>
    `http://127.0.0.1:${await listening(createPlain((_request, response) => response.writeHead(status).end(body)))}`

  test('is the portal’s, which is ready', async () => {
    expectFindings(await of(await serve(200, '{"status":"ok"}')), [['fine', 'The portal answers']])
    expectFindings(await of(await serve(503, '{"status":"unavailable"}')), [['wrong', 'is not ready']])
  })
  test('leads elsewhere, or nowhere', async () => {
    for (const [status, body] of [
      [200, '<html>'],
      [200, '{}'],
    ] as const)
      expectFindings(await of(await serve(status, body)), [['wrong', 'Another program answers']])
    expectFindings(await of(await serve(502, '<html>')), [['wrong', 'does not reach the portal (502)']])
    expectFindings(await of('http://127.0.0.1:1'), [['wrong', 'Nothing answers']])
  })
  test('has TLS in production, and a proxy that is named', async () => {
    const found = await of('http://127.0.0.1:1', { production: true, trustProxy: undefined })
    expectFindings(found, [
      ['wrong', 'has no TLS'],
      ['wrong', 'TRUST_PROXY is not set'],
      ['wrong', 'Nothing answers'],
    ])
  })
})

test('the certificate ends soon, has ended, is nobody’s, or is not there', async () => {
  const folder = newFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '30',
  ]
  execFileSync('openssl', ['req', ...options, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const port = await listening(createSecure({ key: readFileSync(key), cert: readFileSync(cert) }))
  const at = { publicUrl: `https://127.0.0.1:${port}` }
  expectFindings(await checkCertificate(at, new Date()), [['wrong', 'Browsers refuse the certificate']])
  expectFindings(await checkCertificate(at, new Date(Date.now() + 40 * DAY)), [['wrong', 'ended on']])
  expectFindings(await checkCertificate({ publicUrl: 'https://127.0.0.1:1' }, new Date()), [
    ['wrong', 'No TLS at'],
  ])
  expect(await checkCertificate({ publicUrl: 'http://127.0.0.1:1' }, new Date())).toEqual([])
})

test('the newest backup is whole and of today', async () => {
  const dataDir = newFolder()
  const at = (hours: number) => join(dataDir, 'backups', nameOf(new Date(NOW.getTime() - hours * HOUR)))
  expectFindings(await checkBackups({ dataDir }, NOW), [['wrong', 'There is no backup']])
  mkdirSync(at(30), { recursive: true })
  expectFindings(await checkBackups({ dataDir }, NOW), [['wrong', 'is no backup: it has no backup.json']])
  writeFileSync(join(at(30), 'backup.json'), '{}')
  expectFindings(await checkBackups({ dataDir }, NOW), [['wrong', 'is 30 hours old']])
  mkdirSync(at(3))
  writeFileSync(join(at(3), 'backup.json'), '{}')
  expectFindings(await checkBackups({ dataDir }, NOW), [['fine', 'is 3 hours old']])
})

test('there is a site, which is the newest, and an administrator', async () => {
  expectFindings(await checkPortal(portal.deps), [
    ['wrong', 'There is no site'],
    ['wrong', 'There is no administrator'],
  ])
  await createUser(portal)
  await createAdmin(portal)
  const releases = join(portal.config.dataDir, 'releases')
  mkdirSync(releases, { recursive: true })
  writeFileSync(join(releases, 'current'), '00000001-0badcafe')
  expectFindings(await checkPortal(portal.deps), [['fine', 'revision 0 of 0']])
  const failed = {
    id: 1,
    live_revision: 0,
    published_at: null,
    failed_at: '',
    failed_revision: 1,
    error: 'x',
  }
  await portal.db.insertInto('publications').values(failed).execute()
  expectFindings(await checkPortal(portal.deps), [['wrong', 'could not be published']])
})

test('an installation as a whole: one line for each finding, and a count', async () => {
  const database = portal.database.address ?? portal.config.database
  const found = await examine({ ...portal.config, database, publicUrl: portal.baseUrl })
  const text = report(found)
  expect(text).toMatch(/^✓ Versions/)
  expect(text).toContain('✗ Backups')
  expect(text).toMatch(/\n\d+ wrong \(✗\), \d+ worth a look \(!\)\.$/)
  expect(report([{ level: 'fine', about: 'Clock', sentence: 'ok' }])).toMatch(/All is well\.$/)
  const nowhere = { ...portal.config, dataDir: newFolder(), database: '/nowhere/portal.db' }
  expect(report(await examine(nowhere))).toContain('There is no database')
})
