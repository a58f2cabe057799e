/** Longest list of synonyms, in characters. */
export const SYNONYMS_MAX = 8000
const GROUPS_MAX = 200
const TERMS = { min: 2, max: 12 }
/** One to six words of letters and digits: "co2", "intelligence artificielle". */
const TERM = /^[\p{L}\p{N}]{1,40}(?:[ '’-][\p{L}\p{N}]{1,40}){0,5}$/u

const termsOf = (line: string) =>
  line
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)

/**
 * Reads a list of synonyms: a line holds words that mean the same, with commas between them.
 *
 * @example parseSynonyms('co2, carbone') // [['co2', 'carbone']]
 */
export const parseSynonyms = (text: string): string[][] =>
  text
    .split('\n')
    .map(termsOf)
    .filter((terms) => terms.length > 0)

/** Finds the first line that is no group of synonyms, counted from 1; `null` when all are. */
export function faultySynonyms(text: string): number | null {
  const lines = text.split('\n')
  if (text.length > SYNONYMS_MAX || parseSynonyms(text).length > GROUPS_MAX) return lines.length
  const fault = lines.findIndex((line) => line.trim() !== '' && !isGroup(line))
  return fault === -1 ? null : fault + 1
}

function isGroup(line: string) {
  const terms = termsOf(line)
  return terms.length >= TERMS.min && terms.length <= TERMS.max && terms.every((term) => TERM.test(term))
}
