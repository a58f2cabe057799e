import { endpoints, nextDay, parisDay } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { type Days, readStatistics } from './queries.ts'

const DEFAULT_DAYS = 30
/** Two years. */
const DAYS_MAX = 732

export const statisticsRoutes: Module = (app, context) => {
  route(app, endpoints.readStatistics, ({ query }) => {
    const to = query.to ?? parisDay(context.now())
    const days = { from: query.from ?? nextDay(to, 1 - DEFAULT_DAYS), to }
    assertRange(days)
    return readStatistics(context, days)
  })
}

function assertRange({ from, to }: Days) {
  if (from <= to && nextDay(from, DAYS_MAX) > to) return
  throw new ProblemError('invalid_query', {
    values: { fields: 'from, to' },
    errors: { from: 'common.invalidValue', to: 'common.invalidValue' },
  })
}
