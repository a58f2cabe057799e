import { amber, coral, ink, lime, violet, white } from '../palette.ts'
import {
  arc,
  circle,
  group,
  line,
  onCircle,
  type Point,
  path,
  polygon,
  rect,
  sample,
  sheet,
  smooth,
  times,
} from '../shapes.ts'

/** Five overlapping moods, from a frown to a smile, every shade between them. */
export function nuances(): string {
  const moods = ['#3B2270', violet.hue, '#B0569C', coral.hue, amber.mid]
  const mouth = (index: number): string => {
    const bend = -34 + index * 17
    const x = 288 + index * 176
    return path(`M${x - 42} ${452 - bend / 2}Q${x} ${452 + bend * 1.5} ${x + 42} ${452 - bend / 2}`, {
      stroke: white,
      width: 11,
    })
  }
  return (
    sheet(violet.pale, violet.hue) +
    circle(640, 400, 350, { fill: white, opacity: 0.7 }) +
    moods.map((fill, index) => circle(288 + index * 176, 400, 138, { fill, opacity: 0.86 })).join('') +
    times(5, mouth) +
    times(
      5,
      (index) =>
        circle(288 + index * 176 - 34, 372, 11, { fill: white }) +
        circle(288 + index * 176 + 34, 372, 11, { fill: white }),
    ) +
    path('M160 640C400 640 880 640 1120 640', { stroke: violet.light, width: 10 }) +
    moods.map((fill, index) => circle(288 + index * 176, 640, index === 3 ? 26 : 14, { fill })).join('') +
    circle(816, 640, 40, { stroke: ink, width: 5 }) +
    group(
      'translate(640 168)',
      times(5, (index) => star((index - 2) * 64, 0, 24, index < 4 ? violet.hue : violet.light)),
    )
  )
}

function star(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, index) =>
    onCircle(x, y, index % 2 ? r * 0.46 : r, -90 + index * 36),
  )
  return polygon(points, { fill, stroke: fill, width: 5 })
}

/** Regulars orbit close; a few dots fade outwards, and one is noticed in time. */
export function faintSignals(): string {
  const orbit = (ring: number): string =>
    times(7 + ring * 3, (index) => {
      const angle = index * (360 / (7 + ring * 3)) + ring * 23 + (index % 3) * 5
      const [x, y] = onCircle(560, 400, 92 + ring * 68, angle)
      const fading = ring > 2
      return circle(x, y, 17 - ring * 2.3, {
        fill: fading ? violet.mid : violet.light,
        opacity: 1 - ring * 0.16,
      })
    })
  const visits = [96, 88, 92, 74, 60, 52, 34, 26, 14]
  const noticed = onCircle(560, 400, 372, -22)
  return (
    sheet('#160E2B', violet.light) +
    times(5, (index) =>
      circle(560, 400, 372 - index * 66, {
        fill: ['#1E1339', '#281A4B', '#35215F', '#452C7A', violet.hue][index],
      }),
    ) +
    times(5, (index) => circle(560, 400, 92 + index * 68, { stroke: violet.mid, width: 2, opacity: 0.35 })) +
    circle(560, 400, 44, { fill: amber.mid }) +
    times(5, orbit) +
    path(
      smooth([onCircle(560, 400, 96, 40), onCircle(560, 400, 196, 22), onCircle(560, 400, 290, -6), noticed]),
      { stroke: lime, width: 5, dash: '3 15' },
    ) +
    circle(noticed[0], noticed[1], 18, { fill: lime }) +
    times(3, (index) =>
      circle(noticed[0], noticed[1], 42 + index * 30, {
        stroke: lime,
        width: 5 - index,
        opacity: 0.95 - index * 0.28,
      }),
    ) +
    line([noticed[0] + 104, noticed[1]], [1176, noticed[1]], { stroke: lime, width: 4 }) +
    visits
      .map((tall, week) =>
        rect(1040 + week * 17, 470 - tall, 10, tall, 5, { fill: week > 5 ? coral.hue : violet.mid }),
      )
      .join('')
  )
}

/** Many walks through one floor plan, warm where people hesitate. */
export function shopperPaths(): string {
  const bends: Point[][] = [
    [
      [60, 620],
      [250, 600],
      [330, 470],
      [520, 400],
      [700, 410],
      [890, 300],
      [1210, 250],
    ],
    [
      [60, 650],
      [300, 640],
      [500, 600],
      [640, 420],
      [720, 230],
      [980, 160],
      [1220, 150],
    ],
    [
      [60, 590],
      [220, 420],
      [330, 260],
      [520, 230],
      [680, 390],
      [900, 560],
      [1220, 600],
    ],
  ]
  const strands = bends
    .map((bend, family) =>
      times(7, (index) => {
        const shift = (index - 3) * 9
        const points = bend.map(
          ([x, y], place): Point => [x, y + shift * (place === 3 || place === 4 ? 0.5 : 1.4)],
        )
        return path(smooth(points), {
          stroke: [violet.hue, coral.hue, '#8F62C4'][family],
          width: 4,
          opacity: 0.34 + (3 - Math.abs(index - 3)) * 0.14,
        })
      }),
    )
    .join('')
  const shelf = (x: number, y: number, w: number, h: number): string =>
    rect(x + 8, y + 10, w, h, 14, { fill: violet.light, opacity: 0.7 }) +
    rect(x, y, w, h, 14, { fill: white }) +
    rect(x + 12, y + 12, w - 24, 10, 5, { fill: violet.light })
  const steps = sample(6, (t): Point => [92 + t * 130, 626 - t * 20])
  return (
    sheet(violet.pale, violet.hue) +
    circle(666, 404, 240, { fill: '#F9C9B6', opacity: 0.55 }) +
    circle(666, 404, 160, { fill: coral.mid, opacity: 0.45 }) +
    circle(666, 404, 84, { fill: coral.hue, opacity: 0.5 }) +
    circle(330, 500, 100, { fill: violet.light, opacity: 0.8 }) +
    shelf(128, 128, 150, 180) +
    shelf(380, 98, 200, 84) +
    shelf(420, 480, 110, 84) +
    shelf(360, 300, 96, 84) +
    shelf(800, 400, 170, 84) +
    shelf(820, 200, 150, 56) +
    shelf(700, 560, 130, 100) +
    shelf(1040, 320, 130, 200) +
    shelf(500, 650, 150, 54) +
    strands +
    circle(666, 404, 26, { fill: ink }) +
    arc(666, 404, 44, -60, 200, { stroke: ink, width: 5 }) +
    circle(666, 404, 10, { fill: lime }) +
    steps.map(([x, y], index) => circle(x, y + (index % 2 ? 8 : -8), 7, { fill: ink })).join('')
  )
}
