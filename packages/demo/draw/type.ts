import letters from './letters.json' with { type: 'json' }
import { type Paint, path } from './shapes.ts'

/**
 * Sets words as outlines, so that a drawing depends on no font. `letters.json` holds, for 1000 units an em,
 * the advance and outline of each character: `display` is Bricolage Grotesque (weight 650, optical size 48),
 * `text` Instrument Sans (weight 500), both under the SIL Open Font License 1.1.
 */
type Lettering = {
  x: number
  /** The baseline. */
  y: number
  size: number
  face?: 'display' | 'text'
  anchor?: 'start' | 'middle' | 'end'
  /** Extra space between letters, in thousandths of an em. */
  tracking?: number
}

type Face = Record<string, [advance: number, outline: string]>

const faces = letters as unknown as Record<'display' | 'text', Face>

/** Measures `text` in pixels. */
export function measure(
  text: string,
  { size, face = 'text', tracking = 0 }: Omit<Lettering, 'x' | 'y'>,
): number {
  return ([...text].reduce((sum, letter) => sum + glyph(face, letter)[0] + tracking, 0) * size) / 1000
}

/** Sets `text` in outlines. @throws if a character has no outline in `letters.json` */
export function words(text: string, lettering: Lettering, paint: Paint): string {
  const { x, y, size, face = 'text', anchor = 'start', tracking = 0 } = lettering
  const share = { start: 0, middle: 0.5, end: 1 }[anchor]
  const scale = size / 1000
  let pen = x - measure(text, lettering) * share
  let markup = ''
  for (const letter of text) {
    const [advance, outline] = glyph(face, letter)
    if (outline)
      markup += path(outline, { ...paint, turn: `translate(${pen.toFixed(1)} ${y}) scale(${scale})` })
    pen += (advance + tracking) * scale
  }
  return markup
}

/**
 * Gives the outlines of `text` as one piece of path data in thousandths of an em, starting at `start`, and
 * the pen's place after the last letter. @throws as {@link words}
 */
export function outline(text: string, face: 'display' | 'text', start = 0): { data: string; end: number } {
  let pen = start
  let data = ''
  for (const letter of text) {
    const [advance, shape] = glyph(face, letter)
    const left = pen
    data += shape.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${Number(x) + left} ${y}`)
    pen += advance
  }
  return { data, end: pen }
}

function glyph(face: 'display' | 'text', letter: string): [number, string] {
  const found = faces[face][letter]
  if (!found) throw new Error(`No outline for ${JSON.stringify(letter)} in ${face}`)
  return found
}
