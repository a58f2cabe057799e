import type { CallInput } from '@portal/contract'
import type { Calls } from '../calls.ts'

/** The words by which people look for apps. */
export const searchCalls = ({ call, open }: Calls) => ({
  synonyms: () => open('GET /v1/search/synonyms/'),
  saveSynonyms: (body: CallInput<'PUT /v1/search/synonyms/'>['body']) =>
    call('PUT /v1/search/synonyms/', { body }),
  /** Counts words that found no app. */
  countMiss: (words: string) => open('POST /v1/search/misses/', { body: { words } }),
})
