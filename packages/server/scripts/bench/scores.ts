import type { Category, Scores } from './lighthouse.ts'
import { atMost, type Row } from './table.ts'

const BY_NAME: [Category, string][] = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['best-practices', 'good practice'],
  ['seo', 'SEO'],
]

/** The scores as one row, with what cost points beside them. */
export function scoresRow(
  what: string,
  { categories, failed }: Scores,
  { budget, isPublic = true }: { budget: number; isPublic?: boolean },
): Row {
  // A page that asks not to be indexed has no score for being found.
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

/** What Lighthouse says on this machine of a page without any script: the rest of the points is not the page's. */
export const limitRow = (what: string, { categories, tbtMs }: Scores): Row => ({
  what: `${what}: Lighthouse performance, and TBT`,
  figure: `${categories.performance}, ${Math.round(tbtMs)} ms`,
  budget: '',
})
