import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { workspace } from '../../src/lib/workspace.ts'
import type { Subject } from './subject.ts'
import { atMost, type Row } from './table.ts'

const CHILD = join(workspace.server, 'src/publish/child.ts')
const ASTRO = createRequire(join(workspace.storefront, 'package.json')).resolve('astro/package.json')

/** Runs a build to its end. @returns seconds, and the most memory that its processes held together, in MB */
async function run(
  args: string[],
  env: Record<string, string>,
): Promise<{ seconds: number; memory: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: workspace.storefront,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
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

/** Publishing beside a bare Astro build of as many pages; the second publication finds compressed forms kept. */
export async function measurePublishing(subject: Subject, label: string): Promise<Row[]> {
  const folder = await mkdtemp(join(subject.dataDir, 'publish-'))
  const settings = { CATALOGUE_URL: `${subject.served.url}/v1/publicsapps/`, SITE_URL: subject.served.url }
  const bare = await run(
    [join(ASTRO, '../bin/astro.mjs'), 'build', '--outDir', join(folder, 'bare')],
    settings,
  )
  const publish = (name: string) => run([CHILD, join(folder, name), join(folder, 'kept')], settings)
  const first = await publish('first')
  await touchOneApp(subject)
  const second = await publish('second')
  await rm(folder, { recursive: true })
  return [
    {
      what: `publishing ${label}, nothing kept`,
      figure: `${(first.seconds / bare.seconds).toFixed(2)} ×`,
      beside: `${first.seconds.toFixed(1)} s and ${bare.seconds.toFixed(1)} s of a bare Astro build`,
      budget: '≤ 1.3 ×',
      isMet: first.seconds <= 1.3 * bare.seconds,
    },
    {
      what: `publishing ${label}, one app changed`,
      figure: `${(second.seconds / bare.seconds).toFixed(2)} ×`,
      beside: `${second.seconds.toFixed(1)} s`,
      budget: '≤ 1.3 ×',
      isMet: second.seconds <= 1.3 * bare.seconds,
    },
    {
      what: `publishing ${label}, memory of the build`,
      figure: `${second.memory.toFixed(0)} MB`,
      budget: 'none',
    },
  ]
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
