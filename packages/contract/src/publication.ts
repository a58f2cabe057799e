import { z } from 'zod'
import { instant } from './fields.ts'

/** State of the site's publication. */
export const Publication = z
  .object({
    state: z.enum(['live', 'building', 'failed']),
    /** Catalogue revision of the live site; 0 before the first build. */
    live_revision: z.int(),
    /** Newest catalogue revision. */
    revision: z.int(),
    published_at: instant.nullable(),
    failed_at: instant.nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'Publication' })
export type Publication = z.output<typeof Publication>
