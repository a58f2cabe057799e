import { z } from 'zod'
import { instant } from './fields.ts'

export const Health = z.object({ status: z.enum(['ok', 'unavailable']), now: instant }).meta({ id: 'Health' })
