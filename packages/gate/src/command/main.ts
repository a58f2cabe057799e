#!/usr/bin/env -S node --max-semi-space-size=4 --heap-growing-percent=20
import process from 'node:process'
import { BadSetting } from './badSetting.ts'
import { runCheck } from './runCheck.ts'
import { runGates } from './runGates.ts'

/** Ends with one sentence that says what to do. */
function complain(error: NodeJS.ErrnoException) {
  const sentences: Record<string, string> = {
    EADDRINUSE: 'The port is in use: stop the program that listens there, or give another --port.',
    EACCES: 'This account may not use the port: give one above 1023.',
  }
  const isOurs = error instanceof BadSetting || error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(
    sentences[error.code ?? ''] ?? (isOurs ? error.message : `portal-gate stops: ${error.message}`),
  )
  process.exit(1)
}

const [command, ...rest] = process.argv.slice(2)
const work = command === 'check' ? runCheck(rest) : runGates(process.argv.slice(2))
work.catch(complain)
