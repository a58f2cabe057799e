import type { Language } from '@portal/contract/rules'
import { site } from '../../lib/site.ts'
import { entriesIn } from './entries.ts'
import { labelsIn } from './labels.ts'

/** The whole catalogue in one language, for a list that shows more than the page's HTML carries. */
export const catalogueIndex = (language: Language) => ({
  entries: entriesIn(language),
  labels: labelsIn(language),
  mediaBase: site.mediaBase,
})
export type CatalogueIndex = ReturnType<typeof catalogueIndex>
