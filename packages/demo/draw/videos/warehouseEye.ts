import { cobalt, coral, ink, inkSoft, lime, paper, white } from '../palette.ts'
import { arc, brackets, circle, line, polygon, polyline, rect, svg, times } from '../shapes.ts'
import { words } from '../type.ts'
import { ease, mix, pop, scaled } from './motion.ts'

/** Œil d'entrepôt in use, without words: parcels pass, are recognised, and fill the shelf plan. 10 seconds. */
export const seconds = 10

const belt = 560
const eye = { x: 410, y: 116 }
const speed = 240
const parcels = [
  { w: 132, h: 110, fill: cobalt.mid },
  { w: 104, h: 150, fill: cobalt.light },
  { w: 150, h: 96, fill: cobalt.hue },
  { w: 112, h: 124, fill: cobalt.pale },
  { w: 140, h: 104, fill: cobalt.mid },
  { w: 98, h: 138, fill: cobalt.light },
  { w: 146, h: 118, fill: coral.hue },
]
const stored = 5
const missing = 11
const seenAt = (index: number): number => 1.5 + index

export function frame(time: number): string {
  return svg(
    backdrop() +
      camera(time) +
      conveyor(time) +
      parcels.map((_, index) => parcel(index, time)).join('') +
      plan(time),
    1280,
    720,
  )
}

const backdrop = (): string =>
  rect(0, 0, 1280, 720, 0, { fill: ink }) +
  circle(eye.x, eye.y, 560, { fill: inkSoft }) +
  circle(eye.x, eye.y, 400, { fill: '#1B2A66' }) +
  circle(eye.x, eye.y, 250, { fill: '#223999' })

function camera(time: number): string {
  const nearest = parcels
    .map((_, index) => place(index, time))
    .sort((a, b) => Math.abs(a - eye.x) - Math.abs(b - eye.x))[0]
  const look = Math.max(-16, Math.min(16, ((nearest ?? eye.x) - eye.x) / 8))
  const open = ease(time, 0.2, 0.9) * (1 - ease(time, 9.1, 9.25) + ease(time, 9.3, 9.45))
  const beam = ease(time, 0.6, 1.2) * (1 - ease(time, 8.3, 8.8))
  const waves = times(5, (ring) => {
    const travel = ((time * 0.6 + ring / 5) % 1) * 330
    return arc(eye.x, eye.y, 70 + travel, 58, 122, {
      stroke: lime,
      width: 4,
      opacity: beam * (1 - travel / 330),
    })
  })
  return (
    polygon(
      [
        [eye.x, eye.y],
        [150, belt],
        [670, belt],
      ],
      { fill: lime, opacity: 0.09 * beam },
    ) +
    waves +
    rect(eye.x - 110, 38, 220, 36, 18, { fill: cobalt.pale }) +
    circle(eye.x, eye.y, 54, { fill: white }) +
    `<g transform="translate(${eye.x} ${eye.y}) scale(1 ${Math.max(0.06, open).toFixed(3)})">` +
    circle(look, 8, 32, { fill: cobalt.hue }) +
    circle(look * 1.3, 12, 16, { fill: ink }) +
    circle(look * 1.3 + 8, 4, 5, { fill: white }) +
    '</g>'
  )
}

function conveyor(time: number): string {
  const turn = time * 3.4
  const roller = (index: number): string => {
    const x = 60 + index * 112
    return (
      circle(x, belt + 52, 38, { fill: cobalt.hue }) +
      circle(x, belt + 52, 24, { fill: cobalt.mid }) +
      line([x, belt + 52], [x + 18 * Math.cos(turn), belt + 52 + 18 * Math.sin(turn)], {
        stroke: ink,
        width: 6,
      })
    )
  }
  return rect(-60, belt, 900, 104, 52, { stroke: paper, width: 10 }) + times(7, roller)
}

const place = (index: number, time: number): number => eye.x + (time - seenAt(index)) * speed

function parcel(index: number, time: number): string {
  const { w, h, fill } = parcels[index] as (typeof parcels)[number]
  const x = place(index, time)
  const leaving = ease(x, 640, 800)
  if (x < -120 || leaving >= 1) return ''
  const top = belt - 5 - h
  const found =
    ease(time, seenAt(index) - 0.32, seenAt(index) - 0.1) *
    (1 - ease(time, seenAt(index) + 0.3, seenAt(index) + 0.55))
  const grip = mix(46, 14, found)
  return (
    `<g opacity="${(1 - leaving).toFixed(2)}">` +
    rect(x - w / 2, top, w, h, 8, { fill }) +
    rect(x - 13, top, 26, h * 0.4, 0, { fill: ink, opacity: 0.2 }) +
    rect(x - w / 2 + 14, belt - 36, 34, 18, 3, { fill: white, opacity: 0.8 }) +
    '</g>' +
    (found > 0
      ? brackets(x - w / 2 - grip, top - grip, w + grip * 2, h + grip * 2, 24, {
          stroke: lime,
          width: 6,
          opacity: found,
        })
      : '')
  )
}

/** The shelf plan on the right: a counter, and a cell for each parcel. */
function plan(time: number): string {
  const arrived = parcels.filter((_, index) => time > seenAt(index) + 0.95).length
  const cell = (index: number): string => {
    const [x, y] = [906 + (index % 3) * 106, 236 + Math.floor(index / 3) * 106]
    const order = index - stored
    const filled = order < 0 ? 1 : pop(time, seenAt(order) + 0.75, seenAt(order) + 1.15)
    const alert =
      index === missing ? ease(time, 4.6, 5) * (1 - filled) * (0.75 + 0.25 * Math.cos(time * 9)) : 0
    const tone = order < 0 ? cobalt.hue : index === missing ? lime : cobalt.mid
    const done = index === missing ? ease(time, 8.75, 9.05) : 0
    return (
      rect(x, y, 90, 90, 14, { fill: '#26345F' }) +
      (alert > 0
        ? rect(x, y, 90, 90, 14, { stroke: coral.mid, width: 8, dash: '14 14', opacity: alert })
        : '') +
      scaled(x + 45, y + 45, filled, rect(x, y, 90, 90, 14, { fill: tone })) +
      scaled(
        x + 45,
        y + 45,
        done,
        polyline(
          [
            [x + 25, y + 47],
            [x + 40, y + 62],
            [x + 67, y + 30],
          ],
          { stroke: ink, width: 9 },
        ),
      )
    )
  }
  return (
    rect(874, 84, 366, 604, 28, { fill: '#0A0D15' }) +
    words(String(stored + arrived), { x: 906, y: 184, size: 92, face: 'display' }, { fill: paper }) +
    rect(1060, 140, 148, 14, 7, { fill: '#26345F' }) +
    rect(1060, 140, mix(62, 148, ease(time, 2.4, 9)), 14, 7, { fill: lime }) +
    times(parcels.length, (index) => {
      const flight = ease(time, seenAt(index) + 0.1, seenAt(index) + 0.8)
      if (flight <= 0 || flight >= 1) return ''
      const [toX, toY] = [951 + ((index + stored) % 3) * 106, 281 + Math.floor((index + stored) / 3) * 106]
      return circle(
        mix(eye.x, toX, flight),
        mix(belt - 80, toY, flight) - 130 * Math.sin(Math.PI * flight),
        11,
        { fill: lime },
      )
    }) +
    times(12, cell)
  )
}
