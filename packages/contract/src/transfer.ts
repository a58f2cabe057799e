import { z } from 'zod'
import { readShape } from './appShapes.ts'
import { nullableText as file, INVALID, REQUIRED } from './fields.ts'
import { FieldChange } from './history.ts'
import { type MediaColumn, TRANSFERRED_MEDIA } from './rules/media.ts'

/** An app as it travels between portals, known by its code: texts, settings, and addresses of its files. */
const TransferredApp = z
  .object({
    ...readShape,
    img_src: file,
    img_src_en: file,
    video_src: file,
    video_src_en: file,
    captions_src: file,
    captions_src_en: file,
  } satisfies z.ZodRawShape & Record<MediaColumn, z.ZodType>)
  .meta({ id: 'TransferredApp' })
export const TransferredApps = z.array(TransferredApp)

const IMPORT_MAX = 2_000
/** Files that one import fetches. */
export const IMPORT_FILES_MAX = 100
/** Body of `POST /v1/manageapps/import/`. Each app is judged by itself, so that every error has its line. */
export const ImportBody = z.strictObject({
  apps: z.array(z.record(z.string(), z.unknown())).min(1, REQUIRED).max(IMPORT_MAX, INVALID),
  /** Says what would change, and changes nothing. */
  dry_run: z.boolean(),
})
export type ImportBody = z.output<typeof ImportBody>

export const ImportedApp = z
  .object({
    /** Its place in the body, from 1. */
    row: z.int(),
    code: z.string(),
    act: z.enum(['create', 'change', 'none', 'refused']),
    changes: z.array(FieldChange),
    /** Files that an import fetches, or has fetched; `failure` is a message key, and leaves the old file. */
    media: z.array(z.object({ field: z.enum(TRANSFERRED_MEDIA), address: z.string(), failure: file })),
    /** Message keys by field. */
    errors: z.record(z.string(), z.string()),
  })
  .meta({ id: 'ImportedApp' })
export type ImportedApp = z.output<typeof ImportedApp>
export const ImportReport = z
  .object({
    /** False after a dry run, and when a row was refused: then nothing was changed. */
    applied: z.boolean(),
    rows: z.array(ImportedApp),
  })
  .meta({ id: 'ImportReport' })
export type ImportReport = z.output<typeof ImportReport>
