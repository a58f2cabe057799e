#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { BadSetting } from './badSetting.ts'
import { HELP, OPTIONS, pickOptions } from './options.ts'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'

/** What is at work when the process is told to stop may take so long to end. */
const GRACE_MS = 10_000

async function main(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { ...OPTIONS, config: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return console.log(HELP)
  const flags = {
    ...pickOptions((name) => values[name]?.toString()),
    config: values.config ?? process.env.PORTAL_GATE_CONFIG,
  }
  const settings = readSettings({ flags, env: process.env, readFile: (path) => readFileSync(path, 'utf8') })
  const running = await serve(settings, { warn: console.warn })
  for (const { code, basePath, upstream } of settings.demos)
    console.log(
      `${code}: ${running.url}${basePath}/ → ${upstream ? `${upstream.origin}${upstream.path}/` : 'front proxy'}`,
    )
  const stop = () => void running.close(GRACE_MS).then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
}

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

main(process.argv.slice(2)).catch(complain)
