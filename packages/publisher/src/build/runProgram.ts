import { setPriority } from 'node:os'
import process from 'node:process'
import { workspace } from '@portal/platform/files/workspace'
import { ExecaError, execa } from 'execa'

export type Program = {
  command: string
  args?: string[]
  cwd: string
  /**
   * Added to the few variables that any program needs; nothing else of this process's environment is passed
   * on.
   */
  env: Record<string, string>
  shell?: boolean
  /** True for a program that reads lines; others get no standard input. */
  isTold?: boolean
}
type Limits = { timeoutMs: number; signal: AbortSignal }
export type Running = {
  /** Resolves when it ends well; rejects as {@link runProgram} does. */
  ended: Promise<void>
  /** Writes a line to its standard input, which stays open as long as this process lives. */
  tell(line: string): void
  /** Kills it and everything it started. @param reason for the message of its rejection */
  kill(reason: string): void
}
/** Characters kept from the end of a failed program's output. */
const MESSAGE_KEPT = 2_000
/** Low enough to leave the server its processor, and high enough to finish under load. */
const NICENESS = 5
const HANDED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'TZ',
  'SystemRoot',
  'USERPROFILE',
  'APPDATA',
  'TEMP',
  'NODE_COMPILE_CACHE',
]

/**
 * Runs a program to its end, at a lower priority than the server.
 *
 * @throws ProgramError with the end of the program's output; also after a time-out or an abort
 */
export function runProgram({ timeoutMs, signal, ...program }: Program & Limits): Promise<void> {
  signal.throwIfAborted()
  return within(startProgram(program), { timeoutMs, signal })
}

/** Waits for a program's end, and enforces its time limit. */
export async function within({ ended, kill }: Running, { timeoutMs, signal }: Limits): Promise<void> {
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

/** Starts a program at a lower priority than the server. */
export function startProgram({ command, args = [], cwd, env, shell = false, isTold }: Program): Running {
  const child = execa(command, args, {
    cwd,
    env: { ...handedOn(), ...env },
    extendEnv: false,
    shell,
    stdin: isTold ? 'pipe' : 'ignore',
    all: true,
    // In a group of its own: `execa` ends the program alone, not what it started.
    detached: process.platform !== 'win32',
  })
  lowerPriority(child.pid)
  let killedFor = ''
  const ended = child.then(
    () => {},
    (error: unknown) => {
      throw programError(error, killedFor)
    },
  )
  return {
    ended,
    tell: (line) => child.stdin?.write(`${line}\n`),
    kill(reason) {
      killedFor = reason
      if (process.platform === 'win32') child.kill('SIGKILL')
      else killGroup(child.pid)
    },
  }
}

export class ProgramError extends Error {
  /** Killed from outside, for want of memory for instance. */
  readonly isKilled: boolean

  constructor(message: string, isKilled: boolean) {
    super(message)
    this.isKilled = isKilled
  }
}

function programError(error: unknown, killedFor: string): unknown {
  if (!(error instanceof ExecaError) || (error.exitCode === undefined && !error.isTerminated)) return error
  const isKilled = error.isTerminated && !killedFor
  const why = isKilled ? `It was ended by ${error.signal}.` : killedFor
  return new ProgramError(readable(String(error.all ?? ''), why), isKilled)
}

/** Keeps the end of the output, without paths of this machine. */
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
/** Stack frames in libraries, and in Astro's own part of the built program. */
const FRAMES_OF_OTHERS =
  /^\s+at .*(?:node_modules|node:|\.prerender\/(?:chunks\/(?:server|_virtual)|prerender-entry)).*$\n?/gm
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const COLOURS = /\u001b\[[0-9;]*m/g

const handedOn = () =>
  Object.fromEntries(HANDED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

function killGroup(pid: number | undefined) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

function lowerPriority(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS)
  } catch {
    // It has ended, or the system does not allow it; it runs all the same.
  }
}
