import { readFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { HELP, OPTIONS, pickOptions } from './options.ts'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'

/** Gives what is at work so long to end when the process is told to stop. */
const GRACE_MS = 10_000

/** Starts the gates that the arguments describe, and stops them at a signal. */
export async function runGates(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { ...OPTIONS, config: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return console.log(HELP)
  const config = values.config ?? process.env.PORTAL_GATE_CONFIG
  const flags = { ...pickOptions((name) => values[name]?.toString()), config }
  const settings = readSettings({ flags, env: process.env, readFile: (path) => readFileSync(path, 'utf8') })
  const running = await serve(settings, { warn: console.warn })
  for (const { code, basePath, upstream } of settings.demos) {
    const behind = upstream ? `${upstream.origin}${upstream.path}/` : 'the front proxy'
    console.log(`${code}: ${running.url}${basePath}/ → ${behind}`)
  }
  const stop = () => void running.close(GRACE_MS).then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
}
