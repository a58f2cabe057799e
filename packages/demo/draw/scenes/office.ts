import { amber, cobalt, coral, ink, lime, white } from '../palette.ts'
import { brackets, circle, group, line, path, polyline, rect, sheet, slice, times } from '../shapes.ts'
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

/** A week's rota: equal rows, and the swap of two shifts. */
export function fairRota(): string {
  const rows: [start: number, length: number][][] = [
    [
      [0, 3],
      [4, 2],
      [8, 2],
    ],
    [
      [1, 2],
      [5, 2],
      [9, 2],
    ],
    [
      [0, 2],
      [3, 2],
      [6, 3],
    ],
    [
      [2, 3],
      [6, 2],
      [10, 2],
    ],
    [
      [1, 3],
      [5, 2],
      [8, 2],
    ],
  ]
  const heads = [cobalt.hue, cobalt.deep, coral.hue, cobalt.mid, amber.mid]
  const row = (index: number): string => {
    const y = 176 + index * 98
    const shifts = (rows[index] as [number, number][])
      .map(([start, length], place) => {
        const swapped = (index === 1 && place === 1) || (index === 2 && place === 2)
        return rect(296 + start * 74, y, length * 74 - 12, 64, 18, {
          fill: swapped ? coral.hue : [cobalt.hue, cobalt.mid, cobalt.light][(place + index) % 3],
        })
      })
      .join('')
    return (
      rect(128, y - 14, 1056, 92, 24, { fill: white, opacity: index % 2 ? 0.45 : 0.85 }) +
      circle(196, y + 18, 17, { fill: heads[index] }) +
      slice(196, y + 68, 0, 30, 180, 360, { fill: heads[index] }) +
      shifts
    )
  }
  return (
    sheet(cobalt.pale, cobalt.hue) +
    circle(1130, 130, 240, { fill: cobalt.light, opacity: 0.55 }) +
    circle(150, 700, 190, { fill: cobalt.light, opacity: 0.4 }) +
    times(13, (index) =>
      line([290 + index * 74, 118], [290 + index * 74, 658], {
        stroke: cobalt.mid,
        width: 2,
        dash: '2 10',
        opacity: 0.6,
      }),
    ) +
    times(7, (index) =>
      circle(326 + index * 132, 116, index === 5 ? 12 : 8, { fill: index === 5 ? coral.hue : cobalt.deep }),
    ) +
    times(5, row) +
    circle(784, 358, 58, { fill: white }) +
    circle(784, 358, 46, { fill: ink }) +
    path('M768 378V336L754 350M768 336L782 350M800 338V380L786 366M800 380L814 366', {
      stroke: lime,
      width: 7,
    })
  )
}
