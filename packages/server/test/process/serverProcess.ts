import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { caller } from '../http.ts'

const FOLDER = new URL('../../', import.meta.url).pathname
export const ADMIN = { email: 'admin@exemple.fr', password: 'Admin-2026!ok' }

/** Makes a folder that goes with its test. */
export function newDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs one of the package's programs to its end. */
export const run = (script: string, args: string[], env: Record<string, string>) =>
  ended(start(script, args, env))

/** The real server, whatever becomes of it. */
export function startAside(env: Record<string, string>) {
  const child = start('src/server.ts', [], env)
  return { child, ended: ended(child) }
}

async function ended(child: ChildProcess) {
  const output = collect(child)
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output }
}

/** Starts the real server in a process of its own, on a free port. */
export async function startServer(env: Record<string, string>, script = 'src/server.ts', as: As = {}) {
  const port = env.PORT ?? String(await freePort())
  const child = start(
    script,
    [],
    {
      PORT: port,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LIMITS_FACTOR: '10000',
      STOP_DELAY: '0',
      ...env,
    },
    as,
  )
  const output = collect(child)
  const baseUrl = `http://127.0.0.1:${port}`
  const call = caller(baseUrl)
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > 4_000) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start: ${output.stderr}${output.stdout}`)
    }
    const ready = await call('GET', '/v1/health/ready').catch(() => null)
    if (ready?.status === 200) break
    await wait(50)
  }
  return {
    baseUrl,
    call,
    output,
    port,
    /** Sends it a signal that does not end it. */
    signal: (name: 'SIGHUP' | 'SIGTERM') => child.kill(name),
    /** Ends it with a signal. @returns its exit code */
    async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGKILL') {
      const closed = once(child, 'close')
      child.kill(signal)
      const [code] = (await closed) as [number | null]
      return code
    },
  }
}
export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** User of a process, and target of its standard output. */
type As = Pick<SpawnOptions, 'uid' | 'gid' | 'stdio'>

function start(script: string, args: string[], env: Record<string, string>, as: As = {}) {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  return spawn(process.execPath, [script, ...args], {
    ...as,
    cwd: FOLDER,
    env: { PATH, NODE_ENV: 'test', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
  })
}

function collect(child: ChildProcess) {
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  return output
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}
