import process from 'node:process'
import { type Config, readEnv } from '../env.ts'
import { sentenceOf } from './problems.ts'

/**
 * Runs an operator's command with the portal's configuration; a failure is one sentence and exit code 1.
 *
 * @param work gives the sentence to print, or `null` where it printed by itself
 */
export async function command(work: (config: Config, args: string[]) => Promise<string | null>) {
  try {
    const sentence = await work(readEnv(), process.argv.slice(2))
    if (sentence !== null) process.stdout.write(`${sentence}\n`)
  } catch (error) {
    const sentence = sentenceOf(error) ?? (error instanceof Error ? error.message : String(error))
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}
