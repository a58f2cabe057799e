import { z } from 'zod'
import { oneOf } from './fields.ts'
import { CATEGORIES } from './rules/statuses.ts'

/** Query of the statistics: days in Paris, both included. */
export const StatisticsQuery = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() })

/** The steps from a look at an app to its use (docs/product.md#statistics). */
const FIGURES = {
  views: z.int(),
  requests: z.int(),
  grants: z.int(),
  openings: z.int(),
  /** Minutes that the openings ran so far. */
  minutes: z.int(),
}
/** Figures of some days as a whole. */
const PERIOD = {
  from: z.iso.date(),
  to: z.iso.date(),
  ...FIGURES,
  /** Requests that administrators answered. */
  decisions: z.int(),
  /** Median minutes from a request to its answer; `null` without answers. */
  median_decision_minutes: z.number().nullable(),
}
const APP = { app_id: z.int(), name: z.string(), name_en: z.string().nullable() }

/** Figures of the dashboard over a range of days. */
export const Statistics = z
  .object({
    ...PERIOD,
    waiting: z.int(),
    ending_soon: z.int(),
    /** The same of as many days right before. */
    before: z.object(PERIOD),
    by_day: z.array(z.object({ day: z.iso.date(), ...FIGURES })),
    /** The most requested apps, then the most viewed. */
    by_app: z.array(z.object({ ...APP, category: oneOf(CATEGORIES), ...FIGURES })),
    by_category: z.array(z.object({ category: oneOf(CATEGORIES), ...FIGURES })),
    /** Answers of the page that says goodbye, by app, most of them first. */
    feedback: z.array(
      z.object({
        ...APP,
        /** Answers to "Was it useful?": no, somewhat, yes. */
        useful: z.object({ 0: z.int(), 1: z.int(), 2: z.int() }),
        /** People who would use it for good. */
        again: z.int(),
      }),
    ),
  })
  .meta({ id: 'Statistics' })
export type Statistics = z.output<typeof Statistics>

/** Figures of the catalogue, which tell of no person and no request. */
export const CatalogueStatistics = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    views: z.int(),
    before: z.object({ from: z.iso.date(), to: z.iso.date(), views: z.int() }),
    /** The most viewed apps. */
    by_app: z.array(z.object({ ...APP, views: z.int() })),
    /** Apps that people want to hear of once they open. */
    awaited: z.array(z.object({ ...APP, people: z.int() })),
  })
  .meta({ id: 'CatalogueStatistics' })
export type CatalogueStatistics = z.output<typeof CatalogueStatistics>
