import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import process from 'node:process'
import { workspace } from '../lib/workspace.ts'

export type Run = {
  command: string
  args?: string[]
  cwd: string
  /** Added to the few variables that any program needs; nothing else of this process' environment is handed on. */
  env: Record<string, string>
  shell?: boolean
  timeoutMs: number
  signal: AbortSignal
}
/** What a failed program wrote at its end is what a person needs to see. */
const OUTPUT_KEPT = 8_000
const MESSAGE_KEPT = 2_000
/** Behind the server's own work, and yet a build ends while many people read. */
const NICENESS = 5
const HANDED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot', 'USERPROFILE', 'APPDATA', 'TEMP']

/**
 * Runs a program to its end, below the priority of the server that answers people.
 *
 * @throws Error whose message is the end of what the program wrote; also when it took too long or was aborted
 */
export function runProcess({ command, args = [], cwd, env, shell, timeoutMs, signal }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const child = spawn(command, args, {
      cwd,
      env: { ...handedOn(), ...env },
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what it started ends with it.
      detached: process.platform !== 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-OUTPUT_KEPT)
      })
    let ended = ''
    const end = (reason: string) => {
      ended = reason
      kill(child)
    }
    const timer = setTimeout(() => end(`It took longer than ${timeoutMs / 1000} s.`), timeoutMs)
    const onAbort = () => end('The server is stopping.')
    signal.addEventListener('abort', onAbort, { once: true })
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      finish()
    }
    child.on('error', (error) => settle(() => reject(error)))
    child.on('close', (code) =>
      settle(() => (code === 0 ? resolve() : reject(new Error(readable(output, ended))))),
    )
    lowerPriority(child)
  })
}

/** The end of what it wrote says what went wrong; where things lie on this machine is nobody's business. */
const readable = (output: string, ended: string) =>
  [output.replace(COLOURS, '').replaceAll(workspace.root, '').trim().slice(-MESSAGE_KEPT), ended]
    .filter(Boolean)
    .join('\n')
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const COLOURS = /\u001b\[[0-9;]*m/g

const handedOn = () =>
  Object.fromEntries(HANDED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

function kill(child: ChildProcess) {
  const { pid } = child
  if (pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}

function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS)
  } catch {
    // It ended at once, or the system does not let us; it runs all the same.
  }
}
