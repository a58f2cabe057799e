/**
 * The end of a line or of a sentence: a stop, a space, and a capital, so that « env. 3 h » and « M. Dupont » stay whole.
 */
const END = /(?<=\S)\s*\n|(?<=[\p{Ll}\d»)]{2}[.!?…]»?)\s+(?=[\p{Lu}«“])/u
/** More characters would push what one may do out of the first screen of a phone. */
const LONGEST = 240

/** Cuts a text after its first sentence, or within a very long one; `rest` is '' where there is one alone. */
export function firstSentence(text: string): { first: string; rest: string } {
  const whole = text.trim()
  const end = END.exec(whole)?.index ?? whole.length
  if (end <= LONGEST) return { first: whole.slice(0, end), rest: whole.slice(end).trim() }
  // A sign of two halves is not cut in its middle.
  const first = whole.slice(0, LONGEST).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '')
  return { first: `${first}…`, rest: `…${whole.slice(first.length).trim()}` }
}
