import process from 'node:process'
import { parseArgs } from 'node:util'
import { type Effort, measureApi, measureList, measureTicket } from './bench/api.ts'
import { measureColdStart } from './bench/coldStart.ts'
import { measureEdit, measurePublishing } from './bench/publishing.ts'
import { createReport, SECTIONS, type Section } from './bench/report.ts'
import { measureSignIn } from './bench/signIn.ts'
import { type Station, visit } from './bench/stations.ts'
import { createStorefront } from './bench/storefront.ts'
import { forgetTemplate, startSubject } from './bench/subject.ts'
import { atMost, markdown, writePage } from './bench/table.ts'

/**
 * Measures the portal beside its limits, on this machine and in this run (docs/performance.md): `pnpm bench`, or
 * `pnpm bench --quick` for a look, `--only storefront,api` for some sections, `--write` to keep the tables.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(SECTIONS).join(',') },
    postgres: { type: 'string' },
  },
})
const isSection = (name: string): name is Section => name in SECTIONS
const only = values.only.split(',')
if (!only.every(isSection)) {
  process.stderr.write(`--only takes some of ${Object.keys(SECTIONS).join(',')}\n`)
  process.exit(1)
}
const effort: Effort = values.quick ? { seconds: 2, rounds: 1 } : { seconds: 4, rounds: 3 }
const report = createReport(only)
const storefront = createStorefront(effort.rounds)

const demo: Station = {
  label: '24 apps',
  start: () => startSubject(),
  steps: [
    { section: 'storefront', what: 'bytes', measure: storefront.weigh },
    { section: 'storefront', what: 'bytes of React', measure: storefront.weighReact },
    { section: 'storefront', what: 'interactions', measure: storefront.interact },
    { section: 'storefront', what: 'Lighthouse', measure: storefront.score },
    { section: 'publishing', what: 'an edit', measure: (subject, label) => measureEdit(subject, label, 5) },
    { section: 'publishing', what: 'publishing', measure: measurePublishing },
    { section: 'api', what: 'cold start', measure: measureColdStart },
    {
      section: 'api',
      what: 'API',
      measure: (subject, label) => measureApi(subject, effort, `${label}, embedded database`),
    },
    { section: 'api', what: 'ticket', measure: (subject) => measureTicket(subject, effort) },
    { section: 'api', what: 'sign-in', measure: (subject) => measureSignIn(subject, effort.seconds) },
    {
      section: 'api',
      what: 'memory',
      measure: async ({ served }) => [atMost('memory after all of it', served.memory(), 150, 'MB')],
    },
  ],
}
const sizes = values.quick
  ? [{ apps: 500, users: 2_000, requests: 10_000 }]
  : [
      { apps: 500, users: 2_000, requests: 500 },
      { apps: 2_000, users: 100_000, requests: 500_000 },
    ]
const large = sizes.map(
  (size): Station => ({
    label: `${size.apps} apps`,
    start: () => startSubject({ size }),
    steps: [
      { section: 'storefront', what: 'bytes', measure: storefront.weigh },
      { section: 'storefront', what: 'interactions', measure: storefront.interact },
      { section: 'storefront', what: 'Lighthouse', measure: storefront.score },
      {
        section: 'publishing',
        what: 'an edit',
        measure: (subject, label) => measureEdit(subject, label, 15),
      },
      { section: 'publishing', what: 'publishing', measure: measurePublishing },
      {
        section: 'api',
        what: 'list',
        measure: (subject) => measureList(subject, effort, `${size.requests} requests, embedded database`),
      },
      {
        section: 'api',
        what: 'API',
        measure: (subject, label) => measureApi(subject, effort, `${label}, embedded database`),
      },
    ],
  }),
)
for (const station of [demo, ...large]) await visit(report, station)
await forgetTemplate()

const tables = markdown(report.tables())
process.stdout.write(`${tables}\n`)
if (values.write) await writePage(tables)
process.exitCode = report.failed() ? 1 : 0
