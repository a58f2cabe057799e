import { cobalt, coral, ink, lime, white } from '../palette.ts'
import { brackets, circle, group, path, polyline, rect, sheet, times } from '../shapes.ts'
import { words } from '../type.ts'

export type Language = 'fr' | 'en'

const readings = {
  fr: {
    title: 'Facture',
    fields: [
      ['Fournisseur', 'Atelier Lune'],
      ['Échéance', '30 juin'],
      ['Total', '1 248,00 €'],
    ],
  },
  en: {
    title: 'Invoice',
    fields: [
      ['Supplier', 'Atelier Lune'],
      ['Due date', '30 June'],
      ['Total', '€1,248.00'],
    ],
  },
} as const

/** An invoice photographed askew, each value that was read tied to its place. */
export function finePrint(language: Language): string {
  const { title, fields } = readings[language]
  const writing = (y: number, lengths: number[]): string =>
    lengths.map((length, index) => rect(64, y + index * 30, length, 10, 5, { fill: cobalt.light })).join('')
  const page = group(
    'translate(176 126) rotate(-7 210 280)',
    rect(22, 26, 420, 560, 18, { fill: cobalt.deep, opacity: 0.5 }),
    rect(0, 0, 420, 560, 18, { fill: white }),
    words(title, { x: 62, y: 102, size: 48, face: 'display' }, { fill: ink }),
    circle(338, 86, 34, { fill: cobalt.hue }) + circle(350, 78, 26, { fill: white }),
    rect(52, 142, 216, 46, 8, { fill: lime }) + rect(64, 160, 190, 10, 5, { fill: ink }),
    writing(218, [290, 250, 276]),
    rect(52, 310, 150, 46, 8, { fill: '#F9C9B6' }) + rect(64, 328, 124, 10, 5, { fill: ink }),
    writing(386, [290, 264]),
    rect(216, 466, 160, 46, 8, { fill: cobalt.light }) + rect(230, 484, 130, 10, 5, { fill: ink }),
    brackets(40, 130, 240, 70, 18, { stroke: ink, width: 5 }),
  )
  const value = (index: number): string => {
    const [label, text] = fields[index] as readonly [string, string]
    const y = 158 + index * 168
    return (
      rect(740, y + 10, 420, 128, 24, { fill: ink, opacity: 0.35 }) +
      rect(732, y, 420, 128, 24, { fill: white }) +
      rect(732, y, 14, 128, 7, { fill: [lime, coral.mid, cobalt.mid][index] }) +
      words(label, { x: 778, y: y + 48, size: 26 }, { fill: '#5B6478' }) +
      words(text, { x: 778, y: y + 98, size: 42, face: 'display' }, { fill: ink }) +
      circle(1096, y + 64, 26, { fill: cobalt.pale }) +
      polyline(
        [
          [1084, y + 65],
          [1093, y + 74],
          [1109, y + 55],
        ],
        { stroke: cobalt.hue, width: 6 },
      )
    )
  }
  const tie = (d: string, end: number): string =>
    path(d, { stroke: white, width: 4 }) + circle(724, end, 9, { fill: white })
  return (
    sheet(cobalt.hue, white) +
    circle(360, 420, 380, { fill: '#2446C4' }) +
    circle(1240, 700, 300, { fill: '#2446C4' }) +
    times(4, (index) => circle(1240, 700, 120 + index * 60, { stroke: white, width: 2, opacity: 0.16 })) +
    page +
    tie('M444 284C560 262 600 222 724 222', 222) +
    tie('M382 456C520 440 600 390 724 390', 390) +
    tie('M590 596C640 588 660 558 724 558', 558) +
    times(3, value)
  )
}
