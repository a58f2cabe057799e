import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { leanEnvironment, leanFlags } from '@portal/config/lean'
import { workspace } from '@portal/platform/files/workspace'
import { type Answer, type Caller, caller } from '@portal/server/test'
import { freePort } from '../process.ts'

const ADMIN = { email: 'admin@exemple.fr', password: 'Admin-2026!ok' }
const PATIENCE_MS = 60_000

/** The real server in a process of its own, and what is done to it. */
export type Portal = {
  call: Caller
  /** Makes a call as the administrator. */
  asAdmin(method: string, path: string, body?: unknown): Promise<Answer>
  port: number
  /** Resident memory in MB. */
  memory(): number
  /** Makes a parameter, the smallest write. @returns the status; 0 without an answer */
  write(name: string): Promise<number>
  /** Names of all parameters. */
  written(): Promise<Set<string>>
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts a server and waits until it is ready. @throws Error when it is not within a minute */
export async function startPortal(env: Record<string, string>): Promise<Portal> {
  const port = await freePort()
  const own = {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LIMITS_FACTOR: '10000',
    STOP_DELAY: '0',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, [...leanFlags, 'src/server.ts'], {
    cwd: join(workspace.packages, 'server'),
    env: { ...process.env, ...leanEnvironment, ...own, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const call = caller(`http://127.0.0.1:${port}`)
  await untilReady(call, child)
  const signIn = async () => {
    const { data } = await call('POST', '/v1/token/', { body: ADMIN })
    return data.access_token as string
  }
  let token = await signIn()
  const asAdmin = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, { token, body })
    // Access tokens live for 15 minutes.
    if (answer.status !== 401) return answer
    token = await signIn()
    return call(method, path, { token, body })
  }
  return {
    call,
    asAdmin,
    port,
    memory: () => residentMb(child),
    async write(parameter_name) {
      const body = { parameter_name, parameter_value: '1', parameter_status: 1 }
      return asAdmin('POST', '/v1/parameters/', body).then(
        ({ status }) => status,
        () => 0,
      )
    },
    async written() {
      const names = new Set<string>()
      for (let from = 0; names.size === from; from += 1_000) {
        const range = encodeURIComponent(`[${from},${from + 999}]`)
        const { data } = await asAdmin('GET', `/v1/parameters/?range=${range}`)
        for (const { parameter_name } of data) names.add(parameter_name)
      }
      return names
    },
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

async function untilReady(call: Caller, child: ChildProcess) {
  const deadline = performance.now() + PATIENCE_MS
  while ((await statusOf(call, '/v1/health/ready')) !== 200) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error('the portal does not start')
    }
    await wait(20)
  }
}

/** Status of a read; 0 without an answer. */
export const statusOf = (call: Caller, path: string): Promise<number> =>
  call('GET', path).then(
    ({ status }) => status,
    () => 0,
  )

/** Waits for a state. @throws Error that names it after so many seconds */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 20): Promise<void> {
  const deadline = performance.now() + seconds * 1_000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${seconds} s`)
    await wait(100)
  }
}

function residentMb(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
