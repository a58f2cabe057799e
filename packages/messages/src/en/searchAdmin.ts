import type { searchAdmin as french } from '../fr/searchAdmin.ts'
import type { Translation } from '../types.ts'

/** Back office: the words of the search. */
export const searchAdmin = {
  resource: {
    fields: {
      id: 'No.',
      q: 'Search',
      words: 'Words',
      count: 'Times',
      first_at: 'First time',
      last_at: 'Last time',
    },
  },
  missesHelp:
    'What visitors searched for and did not find, counted without recording who. Add a synonym or a tag, and the next one will find it.',
  forget: {
    title: 'Forget this search? |||| Forget these %{smart_count} searches?',
    text: 'It comes back if somebody tries it again. |||| They come back if somebody tries them again.',
  },
  synonyms: 'Synonyms',
  synonymsLabel: 'Groups of synonyms',
  synonymsHelp: 'One group per line: the words on a line find the same apps, in French and in English alike.',
  synonymsExample: 'For example: co2, carbon, footprint',
  faultyLine:
    'Line %{line}: two to twelve words or phrases, separated by commas, letters and digits only. 200 lines at most.',
  validSynonyms: 'Each line needs two to twelve words separated by commas',
  showStored: 'Show the saved version',
} satisfies Translation<typeof french>
