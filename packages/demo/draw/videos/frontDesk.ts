import { amber, coral, ink, lime, white } from '../palette.ts'
import { arc, circle, polygon, rect, slice, svg, times } from '../shapes.ts'
import { measure, words } from '../type.ts'
import { ease, mix, pop, scaled } from './motion.ts'

/** Comptoir in use: a question, an answer with its source, a doubt, and an adviser who takes over. 11 seconds. */
export const seconds = 11

type Language = 'fr' | 'en'

const scripts = {
  fr: {
    name: 'Comptoir',
    question: 'Puis-je échanger un article soldé ?',
    answer: 'Oui, sous 30 jours, avec le ticket.',
    source: 'Conditions de vente, p. 4',
    next: 'Et si c’était un cadeau ?',
    doubt: 'Je préfère demander à une conseillère.',
    adviser: 'Inès vous rejoint',
  },
  en: {
    name: 'Front Desk',
    question: 'Can I exchange a sale item?',
    answer: 'Yes, within 30 days, with the receipt.',
    source: 'Terms of sale, p. 4',
    next: 'And if it was a gift?',
    doubt: 'I would rather ask an adviser.',
    adviser: 'Inès is joining you',
  },
} as const

export function frame(time: number, language: Language): string {
  const script = scripts[language]
  return svg(backdrop() + bell(time) + panel(time, script), 1280, 720)
}

const backdrop = (): string =>
  rect(0, 0, 1280, 720, 0, { fill: coral.pale }) +
  circle(250, 520, 330, { fill: coral.light, opacity: 0.7 }) +
  rect(0, 620, 1280, 100, 0, { fill: coral.deep }) +
  rect(0, 620, 1280, 14, 0, { fill: '#7A2B1B' })

/** The bell rings once when the visitor comes and once for the adviser. */
function bell(time: number): string {
  const strike = time < 8 ? 0.4 : 8.9
  const since = time - strike
  const swing = since > 0 && since < 1.6 ? Math.sin(since * 26) * 4 * (1 - since / 1.6) : 0
  const press = 12 * ease(time, strike - 0.2, strike) * (1 - ease(time, strike, strike + 0.15))
  const waves = times(4, (index) => {
    const age = since - index * 0.16
    const grown = ease(age, 0, 1.3)
    if (grown <= 0 || grown >= 1) return ''
    return arc(250, 560, mix(180, 300, grown), 214, 326, { stroke: coral.hue, width: 6, opacity: 1 - grown })
  })
  return (
    waves +
    `<g transform="rotate(${swing.toFixed(2)} 250 600)">` +
    circle(250, 382 + press, 24, { fill: amber.mid }) +
    rect(238, 392 + press, 24, 40, 6, { fill: coral.deep }) +
    slice(250, 574, 0, 158, 180, 360, { fill: coral.hue }) +
    slice(250, 574, 0, 158, 270, 360, { fill: '#BF4323' }) +
    arc(250, 574, 126, 198, 246, { stroke: coral.light, width: 11 }) +
    '</g>' +
    rect(70, 570, 360, 50, 18, { fill: ink })
  )
}

type Script = (typeof scripts)[Language]

function panel(time: number, script: Script): string {
  return (
    rect(528, 64, 700, 592, 30, { fill: coral.deep, opacity: 0.16 }) +
    rect(520, 52, 700, 592, 30, { fill: white }) +
    rect(520, 52, 700, 84, 30, { fill: ink }) +
    rect(520, 100, 700, 36, 0, { fill: ink }) +
    circle(572, 94, 14, { fill: lime }) +
    words(script.name, { x: 604, y: 106, size: 34, face: 'display' }, { fill: white }) +
    visitor(time, 0.9, 164, script.question) +
    thinking(time, 2.7, 3.5, 256) +
    answer(time, 3.5, 256, script.answer) +
    source(time, 4.4, 340, script.source) +
    visitor(time, 5.6, 408, script.next) +
    thinking(time, 7, 7.7, 496) +
    answer(time, 7.7, 496, script.doubt) +
    adviser(time, 8.9, script.adviser)
  )
}

/** A visitor's bubble, its words appearing as they are typed. */
function visitor(time: number, from: number, y: number, text: string): string {
  const size = 27
  const w = measure(text, { size }) + 56
  const typed = text.slice(0, Math.round(text.length * Math.max(0, Math.min(1, (time - from - 0.2) / 1.1))))
  const bubble =
    rect(1188 - w, y, w, 72, 26, { fill: coral.hue }) +
    polygon(
      [
        [1150, y + 66],
        [1180, y + 60],
        [1196, y + 90],
      ],
      { fill: coral.hue },
    ) +
    words(typed, { x: 1188 - w + 28, y: y + 46, size }, { fill: white })
  return scaled(1188, y + 72, pop(time, from, from + 0.35), bubble)
}

function thinking(time: number, from: number, to: number, y: number): string {
  if (time < from || time > to) return ''
  const dot = (index: number): string =>
    circle(590 + index * 26, y + 36 - 7 * Math.max(0, Math.sin((time - from) * 9 - index * 0.9)), 8, {
      fill: coral.mid,
    })
  return rect(552, y, 128, 72, 26, { fill: coral.pale }) + times(3, dot)
}

function answer(time: number, from: number, y: number, text: string): string {
  const size = 27
  const w = measure(text, { size }) + 56
  const bubble =
    rect(552, y, w, 72, 26, { fill: ink }) +
    polygon(
      [
        [560, y + 60],
        [592, y + 66],
        [544, y + 90],
      ],
      { fill: ink },
    ) +
    words(text, { x: 580, y: y + 46, size }, { fill: white })
  return scaled(552, y + 72, pop(time, from, from + 0.35), bubble)
}

function source(time: number, from: number, y: number, text: string): string {
  const size = 22
  const w = measure(text, { size }) + 78
  const chip =
    rect(580, y, w, 44, 22, { fill: lime }) +
    rect(600, y + 11, 18, 22, 4, { fill: ink }) +
    rect(604, y + 17, 10, 3, 1, { fill: lime }) +
    rect(604, y + 23, 10, 3, 1, { fill: lime }) +
    words(text, { x: 632, y: y + 30, size }, { fill: ink })
  return scaled(600, y + 22, pop(time, from, from + 0.4), chip)
}

function adviser(time: number, from: number, text: string): string {
  const size = 25
  const w = measure(text, { size }) + 118
  const card =
    rect(870 - w / 2, 590, w, 84, 42, { fill: white, stroke: coral.light, width: 3 }) +
    circle(870 - w / 2 + 44, 632, 30, { fill: amber.mid }) +
    circle(870 - w / 2 + 44, 624, 11, { fill: white }) +
    slice(870 - w / 2 + 44, 656, 0, 20, 180, 360, { fill: white }) +
    circle(870 - w / 2 + 66, 654, 9, { fill: '#2F7D4F', stroke: white, width: 3 }) +
    words(text, { x: 870 - w / 2 + 88, y: 641, size }, { fill: ink })
  return scaled(870, 632, pop(time, from, from + 0.45), card)
}
