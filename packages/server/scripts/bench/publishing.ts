import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { workspace } from '../../src/lib/workspace.ts'
import { buildCommand, type Program } from '../../src/publish/buildSite.ts'
import { inWorkshop } from '../../src/publish/workshop.ts'
import type { Subject } from './subject.ts'
import { atMost, multiple, type Row } from './table.ts'

const ASTRO = createRequire(join(workspace.storefront, 'package.json')).resolve('astro/package.json')

type Ran = {
  seconds: number
  /** The most that its processes held together, in MB. */
  memory: number
}

/** Runs a build to its end. */
async function run({ command, args, cwd, env }: Program): Promise<Ran> {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let memory = 0
  const timer = setInterval(() => {
    memory = Math.max(memory, groupMemory(child.pid))
  }, 100)
  const code = await ended
  clearInterval(timer)
  if (code !== 0) throw new Error(`The build ended with code ${code}`)
  return { seconds: (performance.now() - started) / 1000, memory }
}

/** `astro build` and nothing else: the same sources, pages and catalogue, as Astro's own program writes them. */
const bareBuild = (settings: Record<string, string>) =>
  inWorkshop((outDir) =>
    run({
      command: process.execPath,
      args: [join(ASTRO, '../bin/astro.mjs'), 'build', '--outDir', outDir],
      cwd: workspace.storefront,
      env: { ...settings, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    }),
  )

/** Resident memory of a process and of what it started, in MB; 0 where the system does not tell. */
function groupMemory(group: number | undefined): number {
  try {
    const stats = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => {
        try {
          return readFileSync(`/proc/${name}/stat`, 'utf8')
            .replace(/^.*\) /, '')
            .split(' ')
        } catch {
          return []
        }
      })
    const PAGE = 4096
    const pages = stats.filter((fields) => Number(fields[2]) === group).map((fields) => Number(fields[21]))
    return (pages.reduce((total, one) => total + one, 0) * PAGE) / 1_000_000
  } catch {
    return 0
  }
}

/**
 * Publishing beside a bare Astro build of as many pages, first with nothing kept, then with one app changed. The second
 * one is measured against the fixed cost: a bare build of the same site with no app in its catalogue.
 */
export async function measurePublishing(subject: Subject, label: string): Promise<Row[]> {
  const folder = await mkdtemp(join(subject.dataDir, 'publish-'))
  const settings = { CATALOGUE_URL: `${subject.served.url}/v1/publicsapps/`, SITE_URL: subject.served.url }
  const empty = await serveNoApps()
  const fixed = await bareBuild({ ...settings, CATALOGUE_URL: empty.url })
  empty.close()
  const bare = await bareBuild(settings)
  const publish = async (name: string, before: string | null) => {
    const site = join(folder, name)
    await mkdir(site)
    return run(buildCommand({ folder: site, cache: join(folder, 'kept'), before }, settings))
  }
  const first = await publish('first', null)
  await touchOneApp(subject)
  const second = await publish('second', join(folder, 'first'))
  await rm(folder, { recursive: true })
  return [
    multiple(
      `publishing ${label}, nothing kept`,
      first.seconds,
      bare.seconds,
      1.3,
      's of a bare Astro build',
    ),
    multiple(
      `publishing ${label}, one app changed`,
      second.seconds,
      fixed.seconds,
      1,
      's of a bare Astro build without apps',
    ),
    {
      what: `publishing ${label}, memory of the build`,
      figure: `${Math.max(first.memory, second.memory).toFixed(0)} MB`,
      beside: `${bare.memory.toFixed(0)} MB of a bare Astro build`,
      budget: 'none',
    },
  ]
}

/** A catalogue with nothing in it. */
async function serveNoApps() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('[]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No address')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}

/** From the answer to an edit to the page that shows it. */
export async function measureEdit(subject: Subject, label: string, budget: number): Promise<Row[]> {
  const name = await touchOneApp(subject)
  const started = performance.now()
  for (;;) {
    const page = await (await fetch(`${subject.served.url}/`)).text()
    if (page.includes(name)) break
    if (performance.now() - started > 120_000) throw new Error('The edit does not reach the page')
    await wait(50)
  }
  return [
    atMost(`an edit to the public page, ${label}`, (performance.now() - started) / 1000, budget, 's', 1),
  ]
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
