import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import process from 'node:process'
import { workspace } from '@portal/platform/files/workspace'

export type Program = {
  command: string
  args?: string[]
  cwd: string
  /** Added to the few variables that any program needs; nothing else of this process' environment is handed on. */
  env: Record<string, string>
  shell?: boolean
  /** Whether it reads lines; what does not gets no standard input. */
  isTold?: boolean
}
type Run = Program & { timeoutMs: number; signal: AbortSignal }
export type Running = {
  /** Resolves once it ended well; rejects as {@link runProcess} does. */
  ended: Promise<void>
  /** Writes a line to its standard input, which stays open as long as this process lives. */
  tell(line: string): void
  /** Kills it, and what it started. @param reason for the message of its rejection */
  kill(reason: string): void
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
export function runProcess({ timeoutMs, signal, ...program }: Run): Promise<void> {
  signal.throwIfAborted()
  return within(startProcess(program), { timeoutMs, signal })
}

/** Waits for a program's end, and sees to it that it ends in time. */
export async function within(
  { ended, kill }: Running,
  { timeoutMs, signal }: Pick<Run, 'timeoutMs' | 'signal'>,
): Promise<void> {
  const onAbort = () => kill('The server is stopping.')
  const timer = setTimeout(() => kill(`It took longer than ${timeoutMs / 1000} s.`), timeoutMs)
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  try {
    await ended
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}

/** Starts a program below the priority of the server that answers people. */
export function startProcess({ command, args = [], cwd, env, shell, isTold }: Program): Running {
  const child = spawn(command, args, {
    cwd,
    env: { ...handedOn(), ...env },
    shell,
    stdio: [isTold ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it started ends with it.
    detached: process.platform !== 'win32',
  })
  lowerPriority(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-OUTPUT_KEPT)
    })
  // One that ended no longer reads; why it ended is told below.
  child.stdin?.on('error', () => {})
  let killedFor = ''
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) return resolve()
      const isKilled = signal !== null && !killedFor
      reject(
        new ProcessError(readable(output, isKilled ? `It was ended by ${signal}.` : killedFor), isKilled),
      )
    })
  })
  return {
    ended,
    tell: (line) => child.stdin?.write(`${line}\n`),
    kill(reason) {
      killedFor = reason
      killGroup(child)
    },
  }
}

/** How a program ended that did not end well. */
export class ProcessError extends Error {
  /** Whether somebody else killed it, such as a system that ran out of memory. */
  readonly isKilled: boolean

  constructor(message: string, isKilled: boolean) {
    super(message)
    this.isKilled = isKilled
  }
}

/** The end of what it wrote says what went wrong; where things lie on this machine is nobody's business. */
const readable = (output: string, why: string) =>
  [
    output
      .replace(COLOURS, '')
      .replace(FRAMES_OF_OTHERS, '')
      .replaceAll(workspace.root, '')
      .trim()
      .slice(-MESSAGE_KEPT),
    why,
  ]
    .filter(Boolean)
    .join('\n')
/** Of a stack: places in libraries, and in Astro's own part of the program that it builds. */
const FRAMES_OF_OTHERS =
  /^\s+at .*(?:node_modules|node:|\.prerender\/(?:chunks\/(?:server|_virtual)|prerender-entry)).*$\n?/gm
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const COLOURS = /\u001b\[[0-9;]*m/g

const handedOn = () =>
  Object.fromEntries(HANDED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

function killGroup(child: ChildProcess) {
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
