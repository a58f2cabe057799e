import { stem } from './stem.ts'
import { wordsOf } from './words.ts'

/** A text in pieces; a marked one holds a word that was looked for. */
type Piece = { text: string; marked: boolean }

/** Cuts a text where words begin and end whose stems matched. */
export function marked(text: string, stems: readonly string[]): Piece[] {
  const found = new Set(stems)
  const pieces: Piece[] = []
  let plain = ''
  for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (!wordsOf(part).some((word) => found.has(stem(word)))) {
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
