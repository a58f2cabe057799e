import process from 'node:process'
import { parseArgs } from 'node:util'
import { machine } from './machine.ts'
import { planFor } from './plan.ts'
import { createReport } from './report.ts'
import { SECTIONS, type Section } from './sections.ts'
import { visit } from './stations.ts'
import { forgetTemplate } from './subject.ts'
import { markdown, writePage } from './table.ts'

/**
 * Measures the portal beside its limits, on this machine and in this run (docs/performance.md): `pnpm
 * bench`, with `--quick` for a look, `--only storefront,api` for some sections, `--write` to keep their
 * tables.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(SECTIONS).join(',') },
    postgres: { type: 'string' },
  },
})
const isSection = (name: string): name is Section => Object.hasOwn(SECTIONS, name)
const only = values.only.split(',')
if (!only.every(isSection)) {
  process.stderr.write(`--only takes some of ${Object.keys(SECTIONS).join(',')}\n`)
  process.exit(1)
}

const report = createReport(only)
const plan = planFor({ isQuick: values.quick, postgres: values.postgres })
for (const station of plan.stations) await visit(report, station)
for (const { section, what, measure } of plan.comparisons) await report.measure(section, what, measure)
await plan.close()
await forgetTemplate()

const measured = machine(values.quick)
const tables = new Map(
  [...report.sections()].map(([title, rows]) => [title, markdown(title, rows, measured)]),
)
process.stdout.write(`${[...tables.values()].join('\n')}\n${report.summary()}\n`)
if (values.write) await writePage(tables)
process.exitCode = report.failed() ? 1 : 0
