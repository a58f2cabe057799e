import { z } from 'zod'
import { isDurationId, NULL_DURATION_ID } from './rules/durations.ts'
import {
  EMAIL_MAX,
  isAppCode,
  isEmail,
  isPhone,
  isVisible,
  normalizeCode,
  normalizeEmail,
} from './rules/fields.ts'
import { LANGUAGES } from './rules/statuses.ts'

/**
 * Building blocks of the wire schemas. Messages are message keys: they leave the API in `errors: { field:
 * key }`, and the screens translate them (docs/product.md#errors).
 */
export const REQUIRED = 'common.requiredField'
export const INVALID = 'common.invalidValue'
export const TOO_LONG = 'common.tooLong'

// Refuses control characters; PostgreSQL refuses NUL outright.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const NO_CONTROL = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/
/** Refuses lone UTF-16 surrogates, which would come back as another character; no pattern without `u` can say so. */
const isWellFormed = (text: string) => text.isWellFormed()

const isMissing = (input: unknown) => input === undefined || input === null || input === ''
export const missingOrInvalid = {
  error: (issue: { input?: unknown }) => (isMissing(issue.input) ? REQUIRED : INVALID),
}

export const requiredText = (max: number) =>
  z
    .string(missingOrInvalid)
    .trim()
    .min(1, REQUIRED)
    .refine((text) => text === '' || isVisible(text), REQUIRED)
    .max(max, TOO_LONG)
    .regex(NO_CONTROL, INVALID)
    .refine(isWellFormed, INVALID)

/** A text that must be there and may be empty; `null` counts as empty. */
export const anyText = (max: number) =>
  z
    .string(missingOrInvalid)
    .trim()
    .max(max, TOO_LONG)
    .regex(NO_CONTROL, INVALID)
    .refine(isWellFormed, INVALID)
    .nullable()
    .transform((value) => value ?? '')

/** An optional text; absent, `null` and empty are all stored as `null`. */
export const optionalText = (max: number) =>
  z
    .string(INVALID)
    .trim()
    .max(max, TOO_LONG)
    .regex(NO_CONTROL, INVALID)
    .refine(isWellFormed, INVALID)
    .nullish()
    .transform((value) => value || null)

export const email = z
  .string(missingOrInvalid)
  .trim()
  .min(1, REQUIRED)
  .max(EMAIL_MAX, 'signin.validEmail')
  .refine(isEmail, 'signin.validEmail')
  .transform(normalizeEmail)

export const phone = z
  .string(INVALID)
  .trim()
  .refine((value) => value === '' || isPhone(value), 'common.telephoneNotValid')
  .nullish()
  .transform((value) => value || null)

export const appCode = z
  .string(missingOrInvalid)
  .trim()
  .min(1, REQUIRED)
  .max(64, 'appsAdmin.validCode')
  .refine(isAppCode, 'appsAdmin.validCode')
  .transform(normalizeCode)

export const httpUrl = z
  .string(INVALID)
  .trim()
  .max(2048, TOO_LONG)
  .refine((value) => value === '' || isHttpUrl(value), 'common.urlNotValid')
  .nullish()
  .transform((value) => value || null)

/** Allows https anywhere, and http on this machine only, for development and the demonstration. */
function isHttpUrl(value: string) {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username } = new URL(value)
  const local = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return username === '' && (protocol === 'https:' || local)
}

export const id = z.int(missingOrInvalid).positive(INVALID).max(2_147_483_647, INVALID)
/** An id written as text, as addresses carry it. */
export const idText = z
  .string()
  .regex(/^[1-9][0-9]{0,9}$/, INVALID)
  .transform(Number)
  .pipe(id)
export const flag = z.boolean(missingOrInvalid)
export const durationId = z.int(INVALID).refine(isDurationId, INVALID)
/** A duration that somebody is granted, which is never the null one. */
export const grantedDurationId = durationId.refine(
  (duration) => duration !== NULL_DURATION_ID,
  'common.requestTestAppDurationNotNull',
)
/** A text of an answer, or none. */
export const nullableText = z.string().nullable()
export const instant = z.iso.datetime()
/** An instant that somebody chose, as it is stored: instants are compared as texts, so all are written alike. */
export const givenInstant = z.iso.datetime(missingOrInvalid).transform((text) => new Date(text).toISOString())
export const language = z.enum(LANGUAGES, INVALID)

/** Types one of a list of whole numbers. */
export const oneOf = <const N extends number>(values: readonly N[]) =>
  z.literal([...values], missingOrInvalid)

/**
 * Reads a field under its second name when its own is missing.
 *
 * @example z.preprocess(alsoNamed('status', 'parameter_status'), schema)
 */
export const alsoNamed = (other: string, name: string) => (body: unknown) =>
  typeof body === 'object' && body !== null && other in body && !(name in body)
    ? { ...body, [name]: (body as Record<string, unknown>)[other] }
    : body

/**
 * Makes a body that may carry a whole record back, as react-admin sends it: ignores read-only keys and
 * refuses undeclared ones.
 */
export function recordBody<Shape extends z.ZodRawShape>(writable: Shape, readOnly: readonly string[]) {
  const ignored = Object.fromEntries(
    readOnly.filter((key) => !(key in writable)).map((key) => [key, z.unknown().optional()]),
  )
  const known = Object.keys(writable)
  return z
    .strictObject({ ...ignored, ...writable })
    .transform(
      (body) =>
        Object.fromEntries(Object.entries(body).filter(([key]) => known.includes(key))) as z.output<
          z.ZodObject<Shape>
        >,
    )
}
