import process from 'node:process'
import { parseArgs } from 'node:util'
import { type Effort, measureApi, measureList, measureTicket } from './bench/api.ts'
import { measureBytes, measureConsole } from './bench/bytes.ts'
import { freePort, serve } from './bench/process.ts'
import { measureEdit, measurePublishing } from './bench/publishing.ts'
import { measureSignIn } from './bench/signIn.ts'
import { startSubject } from './bench/subject.ts'
import { atMost, markdown, type Row, writePage } from './bench/table.ts'

/**
 * Measures the portal beside its limits, on this machine and in this run (docs/performance.md): `pnpm bench`, or
 * `pnpm bench --quick` for a look, `--write` to keep the tables. Needs wrk.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    postgres: { type: 'string' },
  },
})
const effort: Effort = values.quick ? { seconds: 2, rounds: 1 } : { seconds: 5, rounds: 3 }
const sections = new Map<string, Row[]>()
const note = (title: string, rows: Row[]) => {
  sections.set(title, [...(sections.get(title) ?? []), ...rows])
  for (const { what, figure, beside = '' } of rows) process.stderr.write(`${what}: ${figure}  ${beside}\n`)
}

const API = 'API'
const SITE = 'Storefront and console'
const PUBLISHING = 'Publishing'

const demo = await startSubject()
note(SITE, await measureBytes(demo, '24 apps'))
note(SITE, await measureConsole(demo))
note(PUBLISHING, await measureEdit(demo, '24 apps', 5))
note(PUBLISHING, await measurePublishing(demo, '24 apps'))
await demo.restart()
note(API, [await coldStart(demo.served.firstAnswerMs)])
note(API, await measureApi(demo, effort, '24 apps, embedded database'))
note(API, await measureTicket(demo, effort))
note(API, await measureSignIn(demo, effort.seconds))
note(API, [atMost('memory after all of it', demo.served.memory(), 150, 'MB')])
await demo.remove()

const sizes = values.quick
  ? [{ apps: 500, users: 2_000, requests: 10_000 }]
  : [
      { apps: 500, users: 2_000, requests: 500 },
      { apps: 2_000, users: 100_000, requests: 500_000 },
    ]
for (const size of sizes) await measureLarge(size, 'embedded database')
if (values.postgres) {
  const size = { apps: 500, users: 2_000, requests: 10_000 }
  await measureLarge(size, 'PostgreSQL', { DATABASE_URL: values.postgres })
}

const tables = markdown(sections)
process.stdout.write(`${tables}\n`)
if (values.write) await writePage(tables)

async function measureLarge(size: Parameters<typeof startSubject>[0] & object, on: string, more = {}) {
  const large = await startSubject(size, more)
  note(API, await measureList(large, effort, `${size.requests} requests, ${on}`))
  if (size.apps <= 500) note(API, await measureApi(large, effort, `${size.apps} apps, ${on}`))
  note(SITE, await measureBytes(large, `${size.apps} apps`))
  note(PUBLISHING, await measureEdit(large, `${size.apps} apps`, 15))
  note(PUBLISHING, await measurePublishing(large, `${size.apps} apps`))
  await large.remove()
}

/** Beside the time that a bare server's process takes to its first answer. */
async function coldStart(ms: number): Promise<Row> {
  const port = await freePort()
  const program = `require("node:http").createServer((q,s)=>s.end("ok")).listen(${port})`
  const bare = await serve('-e', { port, path: '/', args: [program] })
  await bare.stop()
  return {
    what: 'cold start to the first 200, site built',
    figure: `${(ms / bare.firstAnswerMs).toFixed(1)} ×`,
    beside: `${ms.toFixed(0)} ms and ${bare.firstAnswerMs.toFixed(0)} ms`,
    budget: '≤ 3 ×',
    isMet: ms <= 3 * bare.firstAnswerMs,
  }
}
