import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { parseEnv } from '../src/env.ts'
import { writeDocument } from '../src/openapi/document.ts'

/** Writes `openapi.json` from the endpoints; with `--check` only compares, and fails on a difference. */
const COMMITTED = new URL('../openapi.json', import.meta.url)

const { contactEmail: email, publicUrl: url } = parseEnv({})
const document = `${JSON.stringify(writeDocument({ email, url }), null, 2)}\n`

if (process.argv.includes('--check')) {
  const committed = await readFile(COMMITTED, 'utf8').catch(() => '')
  if (committed !== document) {
    console.error(
      'packages/server/openapi.json is not what the endpoints say: run `pnpm openapi` and commit it.',
    )
    process.exit(1)
  }
} else await writeFile(COMMITTED, document)
