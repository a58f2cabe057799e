import { z } from 'zod'
import { id, instant, language } from './fields.ts'
import { EDITED_COLUMNS } from './rules/appColumns.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A field of an app before and after a change. */
export const FieldChange = z
  .object({ field: z.enum(EDITED_COLUMNS), before: value, after: value })
  .meta({ id: 'FieldChange' })
export type FieldChange = z.output<typeof FieldChange>

/** One change of an app (docs/product.md#history-of-an-app). */
export const AppChange = z
  .object({
    /** The entry's number in the journal. */
    id,
    at: instant,
    kind: z.enum(['app.created', 'app.changed', 'app.media', 'app.credentials']),
    /** `null`: the portal by itself, or somebody whose account is deleted. */
    actor_name: z.string().nullable(),
    /** Empty for anything but texts and settings. */
    changes: z.array(FieldChange),
    /** The file that was placed or removed. */
    media: z.object({ kind: z.enum(['image', 'video', 'captions']), language }).nullable(),
    /** The change that this one took back. */
    undoes: id.nullable(),
  })
  .meta({ id: 'AppChange' })
export type AppChange = z.output<typeof AppChange>
export const AppHistory = z.array(AppChange)

/** Body of `POST /v1/manageapps/{id}/undo/`. */
export const UndoBody = z.strictObject({ change_id: id })
