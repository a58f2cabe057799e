import { z } from 'zod'
import { id, instant, nullableText as text } from './fields.ts'
import { JOURNAL_ACTORS, JOURNAL_KINDS, JOURNAL_OBJECTS } from './rules/journal.ts'

/** A fact beside who, when and on what: a status, names of changed fields, a value before and after. */
const Fact = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])

/** One entry of the journal (docs/product.md#journal). */
export const JournalEntry = z
  .object({
    id,
    at: instant,
    kind: z.enum(JOURNAL_KINDS),
    actor: z.enum(JOURNAL_ACTORS),
    /** The account that acted; it may be deleted meanwhile. */
    actor_id: id.nullable(),
    actor_name: text,
    object: z.enum(JOURNAL_OBJECTS),
    object_id: id.nullable(),
    object_name: text,
    /** The app that an access or an app's own entry is about. */
    app_id: id.nullable(),
    partner_id: text,
    reason: text,
    details: z.record(z.string(), Fact),
  })
  .meta({ id: 'JournalEntry' })
export type JournalEntry = z.output<typeof JournalEntry>
