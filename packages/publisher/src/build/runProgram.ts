import { setPriority } from 'node:os'
import process from 'node:process'
import { workspace } from '@portal/platform/files/workspace'
import { ExecaError, execa } from 'execa'

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
type Limits = { timeoutMs: number; signal: AbortSignal }
export type Running = {
  /** Resolves once it ended well; rejects as {@link runProgram} does. */
  ended: Promise<void>
  /** Writes a line to its standard input, which stays open as long as this process lives. */
  tell(line: string): void
  /** Kills it, and what it started. @param reason for the message of its rejection */
  kill(reason: string): void
}
/** The end of what a failed program wrote is what a person needs to see. */
const MESSAGE_KEPT = 2_000
/** Behind the server's own work, and yet a build ends while many people read. */
const NICENESS = 5
const HANDED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot', 'USERPROFILE', 'APPDATA', 'TEMP']

/**
 * Runs a program to its end, below the priority of the server that answers people.
 *
 * @throws ProgramError whose message is the end of what the program wrote; also when it took too long or was aborted
 */
export function runProgram({ timeoutMs, signal, ...program }: Program & Limits): Promise<void> {
  signal.throwIfAborted()
  return within(startProgram(program), { timeoutMs, signal })
}

/** Waits for a program's end, and sees to it that it ends in time. */
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

/** Starts a program below the priority of the server that answers people. */
export function startProgram({ command, args = [], cwd, env, shell = false, isTold }: Program): Running {
  const child = execa(command, args, {
    cwd,
    env: { ...handedOn(), ...env },
    extendEnv: false,
    shell,
    stdin: isTold ? 'pipe' : 'ignore',
    all: true,
    // A group of its own: `execa` ends the program alone, and what it started would go on.
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

/** How a program ended that did not end well. */
export class ProgramError extends Error {
  /** Whether somebody else killed it, such as a system that ran out of memory. */
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

function killGroup(pid: number | undefined) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}

function lowerPriority(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS)
  } catch {
    // It ended at once, or the system does not let us; it runs all the same.
  }
}
