import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

const PROGRAM = new URL('countingReceiver.ts', import.meta.url).pathname

/** For the start of a process on a busy machine. */
const PATIENCE_MS = 30_000

/** A message as a receiver counted it. */
export type Counted = { id: string; type: string; access: number }

/**
 * A receiver of webhooks in a process of its own, so that it can be killed. It verifies each message with the npm package
 * `standardwebhooks`, counts it once by its id, in a file that outlives it, and answers 204.
 */
export class ReceiverProcess {
  /** Address where it listens, from its first start on. */
  port = 0
  #child: ChildProcess | undefined
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  get url() {
    return `http://127.0.0.1:${this.port}/hook`
  }

  async start(secret = ''): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, this.#file, String(this.port), secret], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    const [port] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) })
    this.port = Number(port)
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Every message it counted, in the order in which it came first. */
  counted(): Counted[] {
    return this.#lines('').map((line) => JSON.parse(line))
  }

  /** Number of messages that came again after they were counted. */
  repeats(): number {
    return this.#lines('.again').length
  }

  #lines(suffix: string): string[] {
    const file = this.#file + suffix
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  }
}
