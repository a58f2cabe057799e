import { wordsOf } from './words.ts'

const setOf = (words: string) => new Set(words.split(' '))

/** Words that say nothing of an app, in both languages. */
const FILLERS = setOf(
  'a au aux avec ce ces cette d dans de des du en est et il je l la le les leur leurs ma mes mon notre nos n ne on ' +
    'ou par pas pour qu que qui s sa se ses son sur t ta tes ton un une vos votre vous y ' +
    'an and are as at be by can for from has have how i in is it its me my of on or our that the their this to us ' +
    'want we what which with you your',
)

/** Words with which people ask for any app; a text may hold them. */
const ASKING = setOf(
  'aide aider app application applications appli apps besoin cherche comment demo demonstration demos faire logiciel ' +
    'mieux moins outil outils plus solution solutions systeme trouver veux voudrais ' +
    'better do find help helps less looking more need program software system tool tools',
)

/** The words of a question that are worth looking for; all of them where none is. */
export function askedWords(question: string): string[] {
  const words = wordsOf(question)
  const telling = words.filter((word) => !FILLERS.has(word) && !ASKING.has(word))
  return telling.length > 0 ? telling : words
}

/** Tests whether a word says nothing of an app. */
export const isFiller = (word: string) => FILLERS.has(word)
