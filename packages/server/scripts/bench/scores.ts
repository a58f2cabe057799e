import type { Scores } from './lighthouse.ts'
import { atMost, type Row } from './table.ts'

const BY_NAME = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['best-practices', 'good practice'],
  ['seo', 'SEO'],
] as const

/** The four scores as one row, with what cost points beside them. */
export function scoresRow(what: string, { categories, failed }: Scores, budget: number): Row {
  const values = BY_NAME.map(([name]) => categories[name])
  return {
    what: `${what}: Lighthouse, ${BY_NAME.map(([, label]) => label).join(' / ')}`,
    figure: values.join(' / '),
    beside: values.every((value) => value >= budget) ? '' : failed.join(', '),
    budget: budget === 100 ? '100' : `≥ ${budget}`,
    isMet: values.every((value) => value >= budget),
  }
}

/** What a visitor of a public page waits for. */
export const paintRows = (what: string, { lcpMs, fcpMs, tbtMs, cls }: Scores): Row[] => [
  {
    what: `${what}: LCP and FCP`,
    figure: `${Math.round(lcpMs)} ms and ${Math.round(fcpMs)} ms`,
    budget: 'beside the limit',
  },
  atMost(`${what}: TBT`, tbtMs, 20, 'ms'),
  { ...atMost(`${what}: CLS`, cls, 0, '', 3), budget: '0' },
]
