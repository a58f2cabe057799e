import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Load = { perSecond: number; p99Ms: number }
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/**
 * Loads an address with wrk (Debian package `wrk`), one thread: the server and the load have a core each.
 *
 * @throws Error where anything but 2xx and 304 came back: a figure counts only when the answer was the right one
 */
export async function load(
  url: string,
  {
    connections,
    seconds,
    headers = {},
  }: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...given, url]
  const { stdout } = await promisify(execFile)('wrk', args)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`)
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(amount) * (UNITS[unit ?? 'ms'] ?? 1),
  }
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Medians of several rounds in which both sides take turns, so that a noisy moment meets both. */
export async function compare(
  ours: () => Promise<Load>,
  limit: () => Promise<Load>,
  rounds: number,
): Promise<{ ours: Load; limit: Load }> {
  const seen = { ours: [] as Load[], limit: [] as Load[] }
  for (let round = 0; round < rounds; round++) {
    seen.limit.push(await limit())
    seen.ours.push(await ours())
  }
  const middle = (loads: Load[]): Load => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
  })
  return { ours: middle(seen.ours), limit: middle(seen.limit) }
}
