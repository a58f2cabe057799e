import process from 'node:process'
import type { Report } from './report.ts'
import type { Section } from './sections.ts'
import type { Subject } from './subject.ts'
import type { Row } from './table.ts'

type Measure = (subject: Subject, label: string) => Promise<Row[]>
/** A portal of one size, and the measurements on it, in order. */
export type Station = {
  label: string
  start: () => Promise<Subject>
  steps: { section: Section; what: string; measure: Measure }[]
}

/** Starts the portal once for its wanted measurements, or not at all. */
export async function visit(report: Report, { label, start, steps }: Station): Promise<void> {
  const wanted = steps.filter(({ section }) => report.wants(section))
  if (!wanted.length) return
  process.stderr.write(`\n${label}\n`)
  let starting: Promise<Subject> | undefined
  for (const { section, what, measure } of wanted)
    await report.measure(section, `${what}, ${label}`, async () => {
      starting ??= start()
      return measure(await starting, label)
    })
  const subject = await starting?.catch(() => null)
  await subject?.remove()
}
