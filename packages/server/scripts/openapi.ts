import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseEnv } from '../src/env.ts'
import { openPortal } from '../src/start/openPortal.ts'

/** Writes `openapi.json` from the endpoints; with `--check` only compares, and fails on a difference. */
const COMMITTED = new URL('../openapi.json', import.meta.url)

const dataDir = await mkdtemp(join(tmpdir(), 'portal-openapi-'))
const portal = await openPortal(parseEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
await portal.app.ready()
const answer = await portal.app.inject('/v1/openapi.json')
if (answer.statusCode !== 200) throw new Error(answer.body)
const document = `${JSON.stringify(answer.json(), null, 2)}\n`
await portal.close()
await rm(dataDir, { recursive: true, force: true })

if (process.argv.includes('--check')) {
  const committed = await readFile(COMMITTED, 'utf8').catch(() => '')
  if (committed !== document) {
    console.error(
      'packages/server/openapi.json is not what the routes say: run `pnpm openapi` and commit it.',
    )
    process.exit(1)
  }
} else await writeFile(COMMITTED, document)
