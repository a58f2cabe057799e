import type { Statistics } from '@portal/contract'
import { listPath } from '../fields/listPath.ts'
import type { Range } from './range.ts'

/** The way from a look at an app to its use. */
export const STEPS = ['views', 'requests', 'grants', 'openings', 'minutes'] as const
export type Step = (typeof STEPS)[number]
export type Figures = Pick<Statistics, Step>

/** Leads to the requests that a figure counts; views and minutes have no list. */
export function stepPath(step: Step, { from, to }: Range, more: Record<string, unknown> = {}) {
  if (step === 'requests')
    return listPath('requestappaccess', { ...more, asked: true, created_from: from, created_to: to })
  if (step === 'grants') return listPath('requestappaccess', { ...more, granted_from: from, granted_to: to })
  if (step === 'openings')
    return listPath('requestappaccess', { ...more, activated_from: from, activated_to: to })
  return undefined
}

/** Gives the share of the step before; `null` where the two count different things or there was nothing. */
export function shareOfStepBefore(step: Step, figures: Figures): number | null {
  const before = STEPS[STEPS.indexOf(step) - 1]
  if (!before || step === 'minutes' || figures[before] === 0) return null
  return figures[step] / figures[before]
}
