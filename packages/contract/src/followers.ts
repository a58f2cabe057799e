import { z } from 'zod'

/** Tells whether the caller is told when an app opens. */
export const Following = z.object({ following: z.boolean() }).meta({ id: 'Following' })
