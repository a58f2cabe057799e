import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL of the machine's programs, in a temporary folder, on a free port. */
type PostgresServer = {
  /** Address of its maintenance database; other databases differ in the name only. */
  address: string
  version: string
  /** Takes it away for a while. */
  pause(): Promise<void>
  /** Kills it as a crash does: nothing is written any more. */
  crash(): Promise<void>
  /** Starts it again at the same address. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Finds PostgreSQL's programs; `null` without them. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const complete = (folder: string) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))
  return folders.find(complete) ?? null
}

export const hasPostgres = findPostgres() !== null

/** Nothing outlives the tests, so syncing to disk would only slow them down. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const RESUMES_MAX = 20
const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** @param options `isDurable`: with PostgreSQL's own durability, for measurements */
export async function startPostgres(
  programs: string,
  { isDurable = false }: { isDurable?: boolean } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const data = join(folder, 'data')
  const owner = asOwner(folder)
  const run = (program: string, args: string[]): [string, string[]] => [
    owner.prefix[0] ?? join(programs, program),
    owner.prefix.length ? [...owner.prefix.slice(1), join(programs, program), ...args] : args,
  ]
  execFileSync(...run('initdb', ['-D', data, '-A', 'trust', '-U', 'portal', '-E', 'UTF8', '--no-sync']), {
    stdio: 'ignore',
    cwd: folder,
  })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  if (!isDurable) settings.push(...FAST)
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])]
  const address = `postgres://portal@127.0.0.1:${port}/postgres`
  const launch = () => spawn(...run('postgres', args), { stdio: 'ignore', cwd: folder })
  let child = launch()
  const version = await whenReady(address, child)
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  const pause = () => end('SIGINT')
  return {
    address,
    version,
    pause,
    crash: () => end('SIGKILL'),
    async resume() {
      // The processes of one that was killed end a moment after it, and until then no other starts.
      for (let tries = 0; ; tries += 1) {
        child = launch()
        const failed = await whenReady(address, child).then(() => null, asError)
        if (!failed) return
        if (tries === RESUMES_MAX) throw failed
      }
    },
    async stop() {
      await pause()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: uses its own user, who gets the folder. */
function asOwner(folder: string): { prefix: string[] } {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const [uid, gid] = [id('-u'), id('-g')]
  chownSync(folder, uid, gid)
  // Stops with its parent: a killed test run leaves no server behind.
  return {
    prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--pdeathsig', 'SIGINT', '--'],
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}

async function whenReady(address: string, child: ChildProcess) {
  for (let tries = 0; tries < 150; tries++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start (exit code ${child.exitCode})`)
    const client = new pg.Client({ connectionString: address })
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      return rows[0]?.server_version ?? 'unknown'
    } catch {
      await wait(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('PostgreSQL did not answer in time')
}
