import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { workspace } from '../../src/lib/workspace.ts'

export type Row = {
  what: string
  /** The figure as it is shown, with its unit. */
  figure: string
  /** What it was measured against, where it is a ratio. */
  beside?: string
  /** As `docs/performance.md` names it. */
  budget: string
  /** Whether it is within the budget; absent where there is none. */
  isMet?: boolean
}
const BEGIN = '<!-- bench: written by `pnpm bench` -->'
const END = '<!-- /bench -->'
/** What else ran on this machine before the bench did: above 0.2 or so the speeds below are shared with it. */
const loadBefore = loadavg()[0] ?? 0
const page = join(workspace.root, 'docs/performance.md')

/** `0.42` and so on, and whether it reaches the budget. */
export function atLeast(what: string, ours: number, limit: number, budget: number): Row {
  const ratio = ours / limit
  return {
    what,
    figure: ratio.toFixed(2),
    beside: `${Math.round(ours)} of ${Math.round(limit)} a second`,
    budget: `≥ ${budget}`,
    isMet: ratio >= budget,
  }
}

/** Small values keep their decimals. */
const short = (value: number) => (value < 20 ? value.toFixed(1) : value.toFixed(0))

/** A figure over its limit's, as a multiple that may not be passed. */
export const multiple = (what: string, ours: number, limit: number, budget: number, unit: string): Row => ({
  what,
  figure: `${(ours / limit).toFixed(2)} ×`,
  beside: `${short(ours)} and ${short(limit)} ${unit}`,
  budget: `≤ ${budget} ×`,
  isMet: ours <= budget * limit,
})

export const atMost = (what: string, value: number, budget: number, unit: string, digits = 0): Row => ({
  what,
  figure: `${value.toFixed(digits)} ${unit}`.trim(),
  budget: `≤ ${budget} ${unit}`,
  isMet: value <= budget,
})

export function markdown(sections: ReadonlyMap<string, Row[]>): string {
  const parts = [`${machine()}\n`]
  for (const [title, rows] of sections) {
    parts.push(`### ${title}\n`, '| what | figure | beside | budget | |', '| --- | --- | --- | --- | --- |')
    for (const { what, figure, beside = '', budget, isMet } of rows)
      parts.push(
        `| ${what} | ${figure} | ${beside} | ${budget} | ${isMet === undefined ? '' : isMet ? 'met' : '**missed**'} |`,
      )
    parts.push('')
  }
  return parts.join('\n')
}

function machine() {
  const [processor] = cpus()
  const wrk = execFileSync('sh', ['-c', 'wrk -v 2>&1 | head -1'], { encoding: 'utf8' }).trim().split(' [')[0]
  const memory = Math.round(totalmem() / 1024 ** 3)
  const date = new Date().toISOString().slice(0, 10)
  const others = `load ${loadBefore.toFixed(1)} before the run`
  return `${date}, ${cpus().length} × ${processor?.model.trim()}, ${memory} GB, ${process.platform}, Node ${process.version}, ${wrk}, ${others}.`
}

/** Puts the tables into their place in the page; the text around them is a person's. */
export async function writePage(tables: string): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [before, rest] = text.split(BEGIN)
  const after = rest?.split(END)[1]
  if (after === undefined) throw new Error(`${page} has no place for the tables`)
  await writeFile(page, `${before}${BEGIN}\n\n${tables}\n${END}${after}`)
}
