import process from 'node:process'
import { SECTIONS, type Section } from './sections.ts'
import type { Row } from './table.ts'

const NOT_MEASURED = '**not measured**'

/** Something a measurement needs is missing on this machine; the message says what, and where to get it. */
export class Missing extends Error {}

export type Report = ReturnType<typeof createReport>

/** Collects rows by section, prints them on stderr as they come, and survives failures. */
export function createReport(only: readonly Section[]) {
  const sections = new Map<Section, Row[]>(only.map((section) => [section, []]))
  let failed = 0
  const note = (section: Section, rows: Row[]) => {
    sections.get(section)?.push(...rows)
    for (const { what, figure, beside = '', isMet } of rows)
      process.stderr.write(`${isMet === false ? '✗' : ' '} ${what}: ${figure}  ${beside}\n`)
  }
  return {
    wants: (section: Section) => sections.has(section),
    /** Runs one measurement if its section is wanted; a failure becomes a row. */
    async measure(section: Section, what: string, work: () => Promise<Row[]>): Promise<void> {
      if (!sections.has(section)) return
      const started = performance.now()
      try {
        note(section, await work())
      } catch (error) {
        if (!(error instanceof Missing)) failed++
        const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
        note(section, [{ what, figure: NOT_MEASURED, beside: reason, budget: '' }])
        if (!(error instanceof Missing)) process.stderr.write(`${(error as Error)?.stack}\n`)
      }
      process.stderr.write(`  … ${what}: ${Math.round((performance.now() - started) / 1000)} s\n`)
    },
    /** Number of failed measurements; missing programs do not count. */
    failed: () => failed,
    /** Sections with rows, by title. */
    sections: () =>
      new Map([...sections].filter(([, rows]) => rows.length).map(([name, rows]) => [SECTIONS[name], rows])),
    summary() {
      const rows = [...sections.values()].flat()
      const count = (passes: (row: Row) => boolean) => rows.filter(passes).length
      const [met, missed] = [count(({ isMet }) => isMet === true), count(({ isMet }) => isMet === false)]
      return `${met} budgets met, ${missed} missed, ${count(({ figure }) => figure === NOT_MEASURED)} not measured.`
    },
  }
}
