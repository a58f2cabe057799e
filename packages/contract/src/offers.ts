import { z } from 'zod'
import { durationId } from './fields.ts'

/** The terms and usual waiting time of an app; they differ from day to day, so no page carries them. */
export const Offer = z
  .object({
    /** Duration that is usually granted. */
    duration_id: durationId,
    granted_at_once: z.boolean(),
    /** Median hours from a request to its answer in the last 30 days, rounded up; `null` below five answers. */
    answer_hours: z.int().nullable(),
  })
  .meta({ id: 'Offer' })
export type Offer = z.output<typeof Offer>
