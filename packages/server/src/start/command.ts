import process from 'node:process'
import { type Config, readEnv } from '../env.ts'
import { sentenceOf } from './problems.ts'

/** Runs an operator's command with the portal's configuration; a failure is one sentence and exit code 1. */
export async function command(work: (config: Config, args: string[]) => Promise<string>) {
  try {
    process.stdout.write(`${await work(readEnv(), process.argv.slice(2))}\n`)
  } catch (error) {
    const sentence = sentenceOf(error) ?? (error instanceof Error ? error.message : String(error))
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}
