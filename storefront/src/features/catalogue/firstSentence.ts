/** A sentence's end: a stop, a space, and a capital, so that « env. 3 h » and « M. Dupont » stay whole. */
const END = /(?<=[\p{Ll}\d»)]{2}[.!?…]»?)\s+(?=[\p{Lu}«“])/u

/** Cuts a text after its first sentence; `rest` is '' where there is one alone. */
export function firstSentence(text: string): { first: string; rest: string } {
  const end = END.exec(text)
  return end
    ? { first: text.slice(0, end.index).trim(), rest: text.slice(end.index).trim() }
    : { first: text.trim(), rest: '' }
}
