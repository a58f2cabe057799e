import { z } from 'zod'
import {
  appCode,
  durationId,
  flag,
  httpUrl,
  oneOf,
  optionalText,
  requiredText,
  nullableText as text,
} from './fields.ts'
import { EXTENSION_CHOICES } from './rules/access.ts'
import { APP_COLUMNS, type AppColumns } from './rules/appColumns.ts'
import type { AppField } from './rules/appFields.ts'
import { APP_STATUSES, CATEGORIES } from './rules/statuses.ts'

const category = oneOf(CATEGORIES)
const status = oneOf(APP_STATUSES)

const extension = oneOf(EXTENSION_CHOICES)

const READ = {
  text,
  code: z.string(),
  url: text,
  flag: z.boolean(),
  category,
  status,
  duration: durationId,
  extension,
}
type Read<Field extends AppField> = Field extends { required: true }
  ? z.ZodString
  : (typeof READ)[Field['kind']]

const WRITTEN = { code: appCode, url: httpUrl, flag, category, status, duration: durationId, extension }
type Written<Field extends AppField> = Field extends { kind: 'text' }
  ? ReturnType<Field extends { required: true } ? typeof requiredText : typeof optionalText>
  : (typeof WRITTEN)[Exclude<Field['kind'], 'text'>]

const shapeOf = (schemaOf: (field: AppField) => z.ZodType) =>
  Object.fromEntries(
    Object.entries<AppField>(APP_COLUMNS).map(([column, field]) => [column, schemaOf(field)]),
  )

/** Each column of an app's field table as the API gives it. */
export const readShape = shapeOf((field) =>
  field.kind === 'text' && field.required ? z.string() : READ[field.kind],
) as { [Column in keyof AppColumns]: Read<AppColumns[Column]> }

/** Each column as an editor sends it. */
export const writtenShape = shapeOf((field) => {
  if (field.kind !== 'text') return WRITTEN[field.kind]
  return field.required ? requiredText(field.max) : optionalText(field.max)
}) as { [Column in keyof AppColumns]: Written<AppColumns[Column]> }
