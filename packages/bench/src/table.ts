import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workspace } from '@portal/platform/files/workspace'
import { SECTIONS } from './sections.ts'

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
const page = join(workspace.root, 'docs/performance.md')

/** `0.42` and so on. */
export const share = (what: string, ours: number, limit: number): Row => ({
  what,
  figure: (ours / limit).toFixed(2),
  beside: `${Math.round(ours)} of ${Math.round(limit)} a second`,
  budget: '',
})

/** A share, and whether it reaches the budget. */
export const atLeast = (what: string, ours: number, limit: number, budget: number): Row => ({
  ...share(what, ours, limit),
  budget: `≥ ${budget}`,
  isMet: ours / limit >= budget,
})

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

/** The same where no budget stands. */
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

/** A section's table under its title. @param measured on what and when */
export function markdown(title: string, rows: Row[], measured: string): string {
  const lines = rows.map(({ what, figure, beside = '', budget, isMet }) =>
    [what, figure, beside, budget, isMet === undefined ? '' : isMet ? 'met' : '**missed**'].join(' | '),
  )
  const table = ['| what | figure | beside | budget | |', '| --- | --- | --- | --- | --- |']
  return [`### ${title}`, '', measured, '', ...table, ...lines.map((line) => `| ${line} |`), ''].join('\n')
}

/**
 * Puts sections into their place in the page, each for the one of its title; sections that were not measured stay as they
 * are, and so does the text around them, which is a person's.
 */
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
