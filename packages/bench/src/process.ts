import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'

export type Served = {
  url: string
  /** Milliseconds from the start of the process to its first 200. */
  firstAnswerMs: number
  /** Resident memory in MB. */
  memory(): number
  stop(): Promise<void>
}
const PATIENCE_MS = 180_000
const LOOK_EVERY_MS = 5

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** Starts one of our programs with Node and waits for its first 200 at `path`. */
export async function serve(
  script: string,
  {
    port,
    path,
    flags = [],
    args = [],
    env = {},
  }: { port: number; path: string; flags?: string[]; args?: string[]; env?: Record<string, string> },
): Promise<Served> {
  const started = performance.now()
  const child = spawn(process.execPath, [...flags, script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with code ${child.exitCode}`)
    if (performance.now() - started > PATIENCE_MS) {
      child.kill('SIGKILL')
      throw new Error(`${script} does not answer`)
    }
    await wait(LOOK_EVERY_MS)
  }
  return {
    url,
    firstAnswerMs: performance.now() - started,
    memory: () => residentMb(child),
    stop: () => end(child),
  }
}

const answers = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.status === 200
    },
    () => false,
  )

/** Reads Linux's own figures; elsewhere `ps`. */
function residentMb({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
  }
}

async function end(child: ChildProcess) {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}
