import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workspace } from '@portal/platform/files/workspace'
import { SECTIONS } from './sections.ts'

export type Row = {
  what: string
  /** The figure as shown, with its unit. */
  figure: string
  /** The other side of the ratio. */
  beside?: string
  /** The budget as `docs/performance.md` names it. */
  budget: string
  /** True where the budget is met; absent without a budget. */
  isMet?: boolean
}
const BEGIN = '<!-- bench: written by `pnpm bench` -->'
const END = '<!-- /bench -->'
const page = join(workspace.root, 'docs/performance-figures.md')

/** Makes a row of a share: `0.42`. */
export const share = (what: string, ours: number, limit: number): Row => ({
  what,
  figure: (ours / limit).toFixed(2),
  beside: `${Math.round(ours)} of ${Math.round(limit)} a second`,
  budget: '',
})

/** Makes a row of a share that must reach the budget. */
export const atLeast = (what: string, ours: number, limit: number, budget: number): Row => ({
  ...share(what, ours, limit),
  budget: `≥ ${budget}`,
  isMet: ours / limit >= budget,
})

/** Small values keep their decimals. */
const short = (value: number) => (value < 20 ? value.toFixed(1) : value.toFixed(0))

/** Makes a row of a multiple of the limit, which may not exceed the budget. */
export const multiple = (what: string, ours: number, limit: number, budget: number, unit: string): Row => ({
  what,
  figure: `${(ours / limit).toFixed(2)} ×`,
  beside: `${short(ours)} and ${short(limit)} ${unit}`,
  budget: `≤ ${budget} ×`,
  isMet: ours <= budget * limit,
})

/** Makes the same row without a budget. */
export const times = (what: string, ours: number, other: number, unit: string): Row => ({
  what,
  figure: `${(ours / other).toFixed(2)} ×`,
  beside: `${short(ours)} and ${short(other)} ${unit}`,
  budget: '',
})

export const atMost = (what: string, value: number, budget: number, unit: string, digits = 0): Row => ({
  what,
  figure: `${value.toFixed(digits)} ${unit}`.trim(),
  budget: `≤ ${budget} ${unit}`,
  isMet: value <= budget,
})

/** Writes a section's table under its title. @param measured machine and date */
export function markdown(title: string, rows: Row[], measured: string): string {
  const lines = rows.map(({ what, figure, beside = '', budget, isMet }) =>
    [what, figure, beside, budget, isMet === undefined ? '' : isMet ? 'met' : '**missed**'].join(' | '),
  )
  const table = ['| what | figure | beside | budget | |', '| --- | --- | --- | --- | --- |']
  return [`### ${title}`, '', measured, '', ...table, ...lines.map((line) => `| ${line} |`), ''].join('\n')
}

/** Replaces the sections of the page by title; unmeasured ones, and the prose around them, stay. */
export async function writePage(measured: ReadonlyMap<string, string>): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [before, rest] = text.split(BEGIN)
  const [kept, after] = rest?.split(END) ?? []
  if (kept === undefined || after === undefined) throw new Error(`${page} has no place for the tables`)
  const sections = new Map(
    kept
      .split(/^(?=### )/m)
      .filter((section) => section.startsWith('### '))
      .map((section) => [/^### (.*)/.exec(section)?.[1] ?? '', section.trimEnd()]),
  )
  for (const [title, section] of measured) sections.set(title, section.trimEnd())
  const inOrder = Object.values(SECTIONS).flatMap((title) => sections.get(title) ?? [])
  await writeFile(page, `${before}${BEGIN}\n\n${inOrder.join('\n\n')}\n\n${END}${after}`)
}
