import { z } from 'zod'
import { instant } from './fields.ts'

/** State of the site's publication, as the console shows it. */
export const Publication = z
  .object({
    state: z.enum(['live', 'building', 'failed']),
    /** Revision of the catalogue that the live site was built from; 0 before the first build. */
    live_revision: z.int(),
    /** Newest revision of the catalogue. */
    revision: z.int(),
    published_at: instant.nullable(),
    failed_at: instant.nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'Publication' })
export type Publication = z.output<typeof Publication>
