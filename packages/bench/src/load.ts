import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Missing } from './report.ts'

export type Load = { perSecond: number; p50Ms: number; p99Ms: number }
type LoadOptions = {
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Posted as JSON at every request; GET unless set. */
  body?: unknown
  /** A Lua script for wrk that makes the requests. */
  script?: string
}
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/**
 * Loads an address with wrk (Debian package `wrk`) in one thread, so that server and load have a core each.
 *
 * @throws Error on answers other than 2xx and 304: a figure counts only with the right answer
 * @throws Missing without wrk
 */
export async function load(
  url: string,
  { connections, seconds, headers = {}, body, script }: LoadOptions,
): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const requests = script ?? (body === undefined ? null : posting(body))
  const folder = requests === null ? null : await mkdtemp(join(tmpdir(), 'portal-bench-load-'))
  const making = folder && requests ? await kept(folder, requests) : []
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s']
  const { stdout } = await promisify(execFile)('wrk', [...args, ...given, ...making, url]).catch(orMissing)
  if (folder) await rm(folder, { recursive: true })
  const answered = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load: ${stdout}`)
  if (!answered) throw new Error(`${url} gave no answer in ${seconds} s`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50Ms: percentile(stdout, 50),
    p99Ms: percentile(stdout, 99),
  }
}

/** Writes a wrk script that posts the body. */
const posting = (body: unknown) =>
  [
    'wrk.method = "POST"',
    'wrk.headers["content-type"] = "application/json"',
    `wrk.body = ${JSON.stringify(JSON.stringify(body))}`,
  ].join('\n')

/** @returns wrk's arguments for the script */
async function kept(folder: string, script: string): Promise<string[]> {
  const file = join(folder, 'requests.lua')
  await writeFile(file, script)
  return ['-s', file]
}

function percentile(output: string, percent: number): number {
  const [, amount, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
  return Number(amount) * (UNITS[unit ?? 'ms'] ?? 1)
}

function orMissing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new Missing('needs wrk (Debian: apt-get install wrk)') : error
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Takes the medians of several rounds in which both sides take turns, so that noise meets both. Warms the
 * portal up first.
 *
 * @param ours loads the portal for some seconds; `limit` loads its limit
 */
export async function compare(
  ours: (seconds: number) => Promise<Load>,
  limit: (seconds: number) => Promise<Load>,
  { rounds, seconds, warmUpSeconds = 1 }: Effort,
): Promise<{ ours: Load; limit: Load }> {
  await ours(warmUpSeconds)
  const seen = { ours: [] as Load[], limit: [] as Load[] }
  for (let round = 0; round < rounds; round++) {
    seen.limit.push(await limit(seconds))
    seen.ours.push(await ours(seconds))
  }
  return { ours: middle(seen.ours), limit: middle(seen.limit) }
}

export type Effort = { seconds: number; rounds: number; warmUpSeconds?: number }

const middle = (loads: Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50Ms: median(loads.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
})
