import { z } from 'zod'
import { INVALID, id, instant, requiredText, TOO_LONG } from './fields.ts'
import { faultySynonyms, SYNONYMS_MAX } from './rules/synonyms.ts'

/** Words that mean the same to the search: a group a line, commas between its words. */
export const Synonyms = z.object({ synonyms: z.string(), updated_at: instant }).meta({ id: 'Synonyms' })
export type Synonyms = z.output<typeof Synonyms>

/** Body of `PUT /v1/search/synonyms/`; `updated_at` guards against overwriting. */
export const SynonymsBody = z.strictObject({
  synonyms: z
    .string(INVALID)
    .max(SYNONYMS_MAX, TOO_LONG)
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => faultySynonyms(text) === null, 'searchAdmin.validSynonyms'),
  updated_at: instant.optional(),
})
export type SynonymsBody = z.output<typeof SynonymsBody>

/** Words that found nothing, counted without who looked for them. */
export const SearchMiss = z
  .object({ id, words: z.string(), count: z.int(), first_at: instant, last_at: instant })
  .meta({ id: 'SearchMiss' })
export type SearchMiss = z.output<typeof SearchMiss>

/** Body of `POST /v1/search/misses/`. */
export const SearchMissBody = z.strictObject({ words: requiredText(100) })
