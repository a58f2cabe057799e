import { readFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { check } from '../check/command.ts'
import { BadSetting } from './badSetting.ts'
import { OPTIONS, pickOptions } from './options.ts'
import { readApp } from './settings.ts'

const HELP = `Plays the conformance list against a demo, and says what to mend.

  portal-gate check URL --portal URL --app CODE --secret-file FILE [options]

  URL              the demo's public address
  --socket PATH    where a WebSocket opens, to try that it is refused and cut
  --stream PATH    where an answer does not end by itself, to try that it is cut
  --direct URL     where the demo answers its gate, to try that nobody else reaches it
  --language fr    the sentences in French
  --json           the outcome for programs`

const { portal, app, 'secret-file': secretFile } = OPTIONS

/** Exits with 1 where something failed. */
export async function runCheck(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ portal, app, 'secret-file': secretFile },
      socket: { type: 'string' },
      stream: { type: 'string' },
      direct: { type: 'string' },
      language: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(HELP)
  const [url] = positionals
  if (!url || !/^https?:/.test(url) || !URL.canParse(url))
    throw new BadSetting('Say the demo’s public address: portal-gate check https://demo.example.org …')
  const flags = pickOptions((name) =>
    name in values ? values[name as keyof typeof values]?.toString() : undefined,
  )
  const settings = readApp({ flags, env: process.env, readFile: (path) => readFileSync(path, 'utf8') })
  const isGood = await check(
    settings,
    { url, socket: values.socket, stream: values.stream, direct: values.direct },
    { json: values.json === true, language: values.language === 'fr' ? 'fr' : 'en', print: console.log },
  )
  process.exitCode = isGood ? 0 : 1
}
