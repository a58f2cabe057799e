import { z } from 'zod'

/** Query of `GET /v1/statistics/`: days in Paris, both included. */
export const StatisticsQuery = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() })

/** Figures of the dashboard over a range of days. */
export const Statistics = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    waiting: z.int(),
    ending_soon: z.int(),
    requests: z.int(),
    grants: z.int(),
    openings: z.int(),
    /** Median minutes from a request to its decision; `null` without decisions. */
    median_decision_minutes: z.number().nullable(),
    by_day: z.array(z.object({ day: z.iso.date(), requests: z.int(), grants: z.int(), openings: z.int() })),
    by_app: z.array(
      z.object({
        app_id: z.int(),
        name: z.string(),
        name_en: z.string().nullable(),
        requests: z.int(),
        grants: z.int(),
        openings: z.int(),
      }),
    ),
    by_category: z.array(z.object({ category: z.int(), requests: z.int(), openings: z.int() })),
  })
  .meta({ id: 'Statistics' })
export type Statistics = z.output<typeof Statistics>
