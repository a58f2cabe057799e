import { atMost, multiple, type Row } from '../table.ts'
import type { Category, Scores } from './lighthouse.ts'

const PAINT_RATIO = 1.05
const TBT_MORE_MS = 50

const BY_NAME: [Category, string][] = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['best-practices', 'good practice'],
  ['seo', 'SEO'],
]

/** Makes a row of the scores, with the audits that cost points. */
export function scoresRow(
  what: string,
  { categories, failed }: Scores,
  { budget, isPublic = true }: { budget: number; isPublic?: boolean },
): Row {
  // A page that asks not to be indexed has no SEO score.
  const counted = BY_NAME.filter(([name]) => isPublic || name !== 'seo')
  const values = counted.map(([name]) => categories[name])
  const costly = failed.filter(({ category }) => counted.some(([name]) => name === category))
  const isMet = values.every((value) => value >= budget)
  return {
    what: `${what}: Lighthouse, ${counted.map(([, label]) => label).join(' / ')}`,
    figure: values.join(' / '),
    beside: isMet ? '' : [...new Set(costly.map(({ audit }) => audit))].join(', '),
    budget: budget === 100 ? '100' : `≥ ${budget}`,
    isMet,
  }
}

/**
 * Makes rows of a public page beside its limit: what Lighthouse measures of a page without script is the
 * machine's.
 */
export const pageRows = (what: string, ours: Scores, limit: Scores): Row[] => [
  scoresRow(what, ours, { budget: 100 }),
  multiple(`${what}: LCP beside the derived limit`, ours.lcpMs, limit.lcpMs, PAINT_RATIO, 'ms'),
  multiple(`${what}: FCP beside the derived limit`, ours.fcpMs, limit.fcpMs, PAINT_RATIO, 'ms'),
  {
    ...atMost(`${what}: TBT`, ours.tbtMs, limit.tbtMs + TBT_MORE_MS, 'ms'),
    beside: `${Math.round(limit.tbtMs)} ms of the limit`,
    budget: `≤ ${TBT_MORE_MS} ms above the limit`,
  },
  { ...atMost(`${what}: CLS`, ours.cls, 0, '', 3), budget: '0' },
]
