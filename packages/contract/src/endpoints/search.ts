import { endpoint } from '../endpoint.ts'
import { list } from '../list.ts'
import { searchMiss, synonyms } from '../samples.ts'
import { SearchMiss, SearchMissBody, Synonyms, SynonymsBody } from '../search.ts'

const tag = 'search'

export const readSynonyms = endpoint({
  get: '/v1/search/synonyms/',
  who: 'anyone',
  tag,
  summary: 'Read the synonyms of the search',
  about: 'The public site is built with them: every line is a group of words that mean the same.',
  answer: Synonyms,
  example: { answer: synonyms },
})

export const saveSynonyms = endpoint({
  put: '/v1/search/synonyms/',
  who: 'editor',
  tag,
  summary: 'Replace the synonyms of the search',
  about: 'They are the parameter `search.synonyms`.',
  body: SynonymsBody,
  answer: Synonyms,
  errors: ['conflict'],
  example: { body: { synonyms: synonyms.synonyms }, answer: synonyms },
})

export const countSearchMiss = endpoint({
  post: '/v1/search/misses/',
  who: 'anyone',
  tag,
  summary: 'Count words that found no app',
  about: 'Nothing is kept of the caller. Words that look like an address or a number are not counted.',
  body: SearchMissBody,
  example: { body: { words: 'drone' } },
})

export const listSearchMisses = endpoint({
  get: '/v1/search/misses/',
  who: 'editor',
  tag,
  summary: 'List the words that found no app',
  list: list({
    row: SearchMiss,
    sorts: ['id', 'words', 'count', 'first_at', 'last_at'],
    defaultSort: ['count', 'desc'],
    filter: {},
  }),
  example: { answer: [searchMiss] },
})

export const forgetSearchMiss = endpoint({
  delete: '/v1/search/misses/:id',
  who: 'editor',
  tag,
  summary: 'Forget words that found no app',
  answer: SearchMiss,
  example: { answer: searchMiss },
})
