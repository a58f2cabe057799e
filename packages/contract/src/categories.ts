import { z } from 'zod'
import { oneOf } from './fields.ts'
import { CATEGORIES } from './rules/statuses.ts'

/** A category with its label in French, English and Spanish. */
export const CategoryLabels = z
  .object({ id: oneOf(CATEGORIES), label_fr: z.string(), label_en: z.string(), label_es: z.string() })
  .meta({ id: 'CategoryLabels' })
export type CategoryLabels = z.output<typeof CategoryLabels>
