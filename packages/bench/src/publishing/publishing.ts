import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { workspace } from '@portal/platform/files/workspace'
import { type BuildOrder, buildCommand } from '@portal/publisher/build/buildCommand'
import type { Program } from '@portal/publisher/build/runProgram'
import { inWorkshop } from '@portal/publisher/build/workshop'
import type { Subject } from '../subject.ts'
import { atMost, multiple, type Row } from '../table.ts'
import { groupUse } from './groupUse.ts'

const ASTRO = createRequire(join(workspace.storefront, 'package.json')).resolve('astro/package.json')
/** A program that used no processor time for so long waits. */
const FROM_NOTHING_TIMES = 2
const ONE_APP_TIMES = 1.2
const AT_REST_MS = 500
/** Between two edits. */
const THINKING_MS = 10_000
const PATIENCE_MS = 120_000

type Ran = {
  /** From its start, or from its order when prepared. */
  seconds: number
  /** Peak memory of its processes together, in MB. */
  memory: number
  /** Processor time of getting ready, and memory while waiting. */
  prepared: { seconds: number; memory: number } | null
}

/** Runs a build to its end. @param isPrepared gives the order only once the builder waits for it */
async function run(
  { command, args = [], cwd, env }: Program,
  { order, isPrepared = false }: { order?: BuildOrder; isPrepared?: boolean } = {},
): Promise<Ran> {
  let started = performance.now()
  const child = spawn(command, args, {
    cwd,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env: { ...process.env, ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let memory = 0
  const timer = setInterval(() => {
    memory = Math.max(memory, groupUse(child.pid).memory)
  }, 100)
  const prepared = isPrepared ? await atRest(child.pid) : null
  if (prepared) started = performance.now()
  if (order) child.stdin.write(`${JSON.stringify(order)}\n`)
  const code = await ended
  clearInterval(timer)
  if (code !== 0) throw new Error(`The build ended with code ${code}`)
  return { seconds: (performance.now() - started) / 1000, memory, prepared }
}

/** Waits until a program waits. */
async function atRest(pid: number | undefined) {
  for (let before = -1; ; ) {
    const use = groupUse(pid)
    if (use.seconds === before) return use
    before = use.seconds
    await wait(AT_REST_MS)
  }
}

/** Runs `astro build` alone, with the same sources, pages and catalogue. */
const bareBuild = (parent: string, settings: Record<string, string>) =>
  inWorkshop(parent, ({ root, site }) =>
    run({
      command: process.execPath,
      args: [join(ASTRO, '../bin/astro.mjs'), 'build', '--outDir', site],
      cwd: root,
      env: { ...settings, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    }),
  )

/**
 * Measures publishing beside a bare Astro build of as many pages: from nothing, then with one app changed,
 * both with a prepared builder and as the first edit after a pause. The latter two are compared with the
 * fixed cost: a bare build of the site with an empty catalogue.
 */
export async function measurePublishing(subject: Subject, label: string): Promise<Row[]> {
  const folder = await mkdtemp(join(subject.dataDir, 'publish-'))
  // Keeps the portal from publishing each edit beside the measured builds.
  await subject.restart({ PUBLISH_HOOK: 'true' })
  const settings = { CATALOGUE_URL: `${subject.served.url}/v1/publicsapps/`, SITE_URL: subject.served.url }
  const empty = await serveNoApps()
  const fixed = await bareBuild(folder, { ...settings, CATALOGUE_URL: empty.url })
  empty.close()
  const bare = await bareBuild(folder, settings)
  const publish = async (name: string, before: string | null, isPrepared = false) => {
    const order = {
      catalogue: settings.CATALOGUE_URL,
      folder: join(folder, name),
      before: before && join(folder, before),
    }
    await mkdir(order.folder)
    return run(buildCommand(folder, settings), { order, isPrepared })
  }
  const first = await publish('first', null)
  await touchOneApp(subject)
  const prepared = await publish('second', 'first', true)
  await touchOneApp(subject)
  const unprepared = await publish('third', 'second')
  await rm(folder, { recursive: true })
  await subject.restart()
  const ofNoApp = 's of a bare Astro build without apps'
  const changed = `publishing ${label}, one app changed`
  return [
    multiple(
      `publishing ${label}, nothing kept`,
      first.seconds,
      bare.seconds,
      FROM_NOTHING_TIMES,
      's of a bare Astro build',
    ),
    multiple(`${changed}, an editor at work`, prepared.seconds, fixed.seconds, ONE_APP_TIMES, ofNoApp),
    multiple(`${changed}, after a pause`, unprepared.seconds, fixed.seconds, ONE_APP_TIMES, ofNoApp),
    {
      what: `publishing ${label}, getting ready for the next edit`,
      figure: `${prepared.prepared?.seconds.toFixed(1)} s of processor time`,
      beside: `${prepared.prepared?.memory.toFixed(0)} MB while it waits`,
      budget: 'none',
    },
    {
      what: `publishing ${label}, memory of the build`,
      figure: `${Math.max(first.memory, prepared.memory, unprepared.memory).toFixed(0)} MB`,
      beside: `${bare.memory.toFixed(0)} MB of a bare Astro build`,
      budget: 'none',
    },
  ]
}

/** Serves an empty catalogue. */
async function serveNoApps() {
  const server = createServer(({ url }, response) => {
    const answer = url?.endsWith('/synonyms/') ? { synonyms: '', updated_at: new Date().toISOString() } : []
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No address')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}

/**
 * Measures from the answer to an edit to the page that shows it: the second edit of somebody who pauses in
 * between.
 */
export async function measureEdit(subject: Subject, label: string, budget: number): Promise<Row[]> {
  await secondsToPage(subject)
  await wait(THINKING_MS)
  return [atMost(`an edit to the public page, ${label}`, await secondsToPage(subject), budget, 's', 1)]
}

async function secondsToPage(subject: Subject): Promise<number> {
  const name = await touchOneApp(subject)
  const started = performance.now()
  for (;;) {
    const page = await (await fetch(`${subject.served.url}/`)).text()
    const waited = performance.now() - started
    if (page.includes(name)) return waited / 1000
    if (waited > PATIENCE_MS) throw new Error('The edit does not reach the page')
    await wait(50)
  }
}

async function touchOneApp(subject: Subject): Promise<string> {
  const [app] = await subject.call<{ id: number }[]>(
    'GET',
    '/v1/manageapps/?range=[0,0]&sort=["order","ASC"]',
  )
  const name = `Mesure ${Math.random().toString(36).slice(2, 8)}`
  await subject.call('PUT', `/v1/apps/${app?.id}`, { name })
  return name
}
