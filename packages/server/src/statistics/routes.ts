import { endpoints, nextDay, parisDay, type StatisticsQuery } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { z } from 'zod'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { readCatalogueStatistics, readStatistics } from './queries.ts'
import type { Days } from './spans.ts'

const DEFAULT_DAYS = 30
/** Two years. */
const DAYS_MAX = 732

/** Figures for deciding (docs/product.md#statistics). */
export const statisticsRoutes: Module = (app, context) => {
  const daysOf = (query: z.output<typeof StatisticsQuery>): Days => {
    const to = query.to ?? parisDay(context.now())
    const days = { from: query.from ?? nextDay(to, 1 - DEFAULT_DAYS), to }
    assertRange(days)
    return days
  }
  route(app, endpoints.readStatistics, ({ query }) => readStatistics(context, daysOf(query)))
  route(app, endpoints.readCatalogueStatistics, ({ query }) =>
    readCatalogueStatistics(context, daysOf(query)),
  )
}

function assertRange({ from, to }: Days) {
  if (from <= to && nextDay(from, DAYS_MAX) > to) return
  throw new ProblemError('invalid_query', {
    values: { fields: 'from, to' },
    errors: { from: 'common.invalidValue', to: 'common.invalidValue' },
  })
}
