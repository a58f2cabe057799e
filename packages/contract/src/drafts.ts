import { z } from 'zod'
import { readShape, writtenShape } from './appShapes.ts'
import { givenInstant, id, instant, recordBody } from './fields.ts'

/** Reasons for which a planned publication does not take place; anything unforeseen is `internal_error`. */
export const DRAFT_FAILURES = [
  'conflict',
  'code_taken',
  'invalid_fields',
  'forbidden',
  'internal_error',
] as const
export type DraftFailure = (typeof DRAFT_FAILURES)[number]

/** Changed fields of an app, or all fields of a new one, kept beside the catalogue (docs/product.md#drafts). */
export const AppDraft = z
  .object({
    id,
    /** `null` for an app that does not exist yet. */
    app_id: id.nullable(),
    /** The app's name as the draft has it. */
    name: z.string(),
    fields: z.object(readShape).partial(),
    /** The app's `updated_at` when the draft began, or when it was last taken over. */
    based_on: instant.nullable(),
    /** The app has changed since. */
    is_overtaken: z.boolean(),
    publish_at: instant.nullable(),
    failure: z.enum(DRAFT_FAILURES).nullable(),
    /** The person who saved it last; `null` once their account is deleted. */
    author_name: z.string().nullable(),
    /** The person who planned its publication. */
    planner_name: z.string().nullable(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'AppDraft' })
export type AppDraft = z.output<typeof AppDraft>

export const DraftFields = z.strictObject(z.object(writtenShape).partial().shape)
export type DraftFields = z.output<typeof DraftFields>

/** Judged by the server, so that every error names its field. */
const givenFields = z.record(z.string(), z.unknown())

/** Body of `POST /v1/drafts/`. */
export const DraftCreate = z.strictObject({
  app_id: id.nullable(),
  fields: givenFields,
  /** The `updated_at` of the app as it was read. */
  based_on: instant.nullable().default(null),
})
export type DraftCreate = z.output<typeof DraftCreate>

/** Body of `PUT /v1/drafts/{id}`: writes what it names; `updated_at` guards against overwriting. */
export const DraftUpdate = recordBody(
  {
    fields: givenFields.optional(),
    /** Takes the draft over onto this version of the app. */
    based_on: instant.nullable().optional(),
    /** Instant of publication, in the future; `null` ends the plan. */
    publish_at: givenInstant.nullable().optional(),
    updated_at: instant.optional(),
  },
  Object.keys(AppDraft.shape),
)
export type DraftUpdate = z.output<typeof DraftUpdate>

/** Body of `POST /v1/drafts/{id}/publish/`. */
export const DraftPublish = z.strictObject({ updated_at: instant.optional() })

/** Addresses of the app's page as the draft would have it, one for each language. */
export const DraftPreview = z
  .object({ fr: z.string(), en: z.string(), expires_at: instant })
  .meta({ id: 'DraftPreview' })
export type DraftPreview = z.output<typeof DraftPreview>
