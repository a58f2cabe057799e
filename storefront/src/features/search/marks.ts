import { wordsOf } from './words.ts'

/** A text in pieces; a marked one holds a word that was looked for. */
type Piece = { text: string; marked: boolean }

/** Cuts a text where words begin and end that matched; these are folded. */
export function marked(text: string, matched: readonly string[]): Piece[] {
  const found = new Set(matched)
  const pieces: Piece[] = []
  let plain = ''
  for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (!wordsOf(part).some((word) => found.has(word))) {
      plain += part
      continue
    }
    if (plain) pieces.push({ text: plain, marked: false })
    pieces.push({ text: part, marked: true })
    plain = ''
  }
  if (plain) pieces.push({ text: plain, marked: false })
  return pieces
}
