import { amber, coral, green, ink, inkSoft, lime, paper, white } from '../palette.ts'
import {
  arc,
  brackets,
  circle,
  clip,
  group,
  line,
  onCircle,
  type Point,
  path,
  polygon,
  rect,
  sample,
  sheet,
  slice,
  smooth,
  times,
} from '../shapes.ts'

/** Demand falls as the price rises; a tag rides the curve inside its band of doubt. */
export function priceCurve(): string {
  const demand = (t: number): number => 180 + 400 * (1 - Math.exp(-2.2 * t))
  const curve = sample(24, (t): Point => [190 + t * 900, demand(t)])
  const band = (spread: number): Point[] => [
    ...sample(24, (t): Point => [190 + t * 900, demand(t) - spread * (0.4 + Math.abs(t - 0.42))]),
    ...sample(24, (t): Point => [1090 - t * 900, demand(1 - t) + spread * (0.4 + Math.abs(0.58 - t))]),
  ]
  const [x, y] = [568, demand(0.42)]
  const tag = 'M-20 0L40 -58H224A22 22 0 0 1 246 -36V36A22 22 0 0 1 224 58H40Z'
  return (
    sheet(amber.pale, amber.hue) +
    circle(190, 640, 420, { fill: amber.light, opacity: 0.35 }) +
    circle(1120, 190, 150, { fill: amber.light, opacity: 0.6 }) +
    times(8, (index) =>
      rect(214 + index * 112, 640 - (330 - index * 34), 66, 330 - index * 34, 12, {
        fill: amber.light,
        opacity: 0.75,
      }),
    ) +
    polygon(band(150), { fill: amber.mid, opacity: 0.32 }) +
    polygon(band(84), { fill: amber.mid, opacity: 0.5 }) +
    path(smooth(curve), { stroke: amber.hue, width: 12 }) +
    line([x, y], [x, 640], { stroke: ink, width: 4, dash: '4 14' }) +
    line([170, y], [x, y], { stroke: ink, width: 4, dash: '4 14' }) +
    path('M170 120V640H1140', { stroke: ink, width: 6 }) +
    group(
      `translate(${x} ${y.toFixed(1)}) rotate(-24)`,
      path(tag, { fill: amber.deep, opacity: 0.25, turn: 'translate(8 14)' }),
      path(tag, { fill: ink }),
      circle(42, 0, 16, { fill: amber.pale }),
      rect(86, -22, 116, 14, 7, { fill: lime }),
      rect(86, 8, 74, 14, 7, { fill: '#4B556B' }),
    ) +
    circle(x, y, 20, { fill: white }) +
    circle(x, y, 11, { fill: coral.hue })
  )
}

/** A compass over eight weeks of sales: where they go, and how surely. */
export function salesCompass(): string {
  const weeks = [120, 150, 132, 176, 190, 168, 214, 236]
  return (
    sheet(ink, amber.light) +
    circle(640, 400, 372, { fill: inkSoft }) +
    weeks
      .map((tall, index) =>
        slice(640, 400, 330 - tall * 0.62, 330, 186 + index * 21.4, 202 + index * 21.4, {
          fill: index < 6 ? amber.hue : amber.mid,
          opacity: 0.4 + index * 0.085,
        }),
      )
      .join('') +
    circle(640, 400, 340, { stroke: amber.light, width: 6 }) +
    times(72, (index) => {
      const long = index % 6 === 0
      return line(onCircle(640, 400, 352, index * 5), onCircle(640, 400, long ? 376 : 364, index * 5), {
        stroke: amber.light,
        width: long ? 5 : 2,
        opacity: long ? 1 : 0.6,
      })
    }) +
    arc(640, 400, 230, 20, 160, { stroke: amber.deep, width: 22 }) +
    arc(640, 400, 190, 20, 130, { stroke: amber.hue, width: 22 }) +
    arc(640, 400, 150, 20, 96, { stroke: amber.mid, width: 22 }) +
    group(
      'translate(640 400) rotate(65)',
      polygon(
        [
          [0, -262],
          [44, 0],
          [0, 30],
        ],
        { fill: lime },
      ),
      polygon(
        [
          [0, -262],
          [-44, 0],
          [0, 30],
        ],
        { fill: '#A9C728' },
      ),
      polygon(
        [
          [0, 208],
          [44, 0],
          [0, -30],
        ],
        { fill: paper },
      ),
      polygon(
        [
          [0, 208],
          [-44, 0],
          [0, -30],
        ],
        { fill: '#BDB9AE' },
      ),
    ) +
    circle(640, 400, 30, { fill: ink }) +
    circle(640, 400, 13, { fill: amber.mid })
  )
}

/** A shelf seen in one photo: what is there, what is missing, what does not belong. */
export function fullShelf(): string {
  const bottle = (x: number, y: number, fill: string): string =>
    path(
      `M${x + 14} ${y - 150}h20v34c0 16 16 20 16 46v58a12 12 0 0 1-12 12H${x + 10}a12 12 0 0 1-12-12v-58c0-26 16-30 16-46Z`,
      { fill },
    ) + rect(x + 4, y - 54, 40, 30, 4, { fill: paper, opacity: 0.85 })
  const tin = (x: number, y: number, fill: string): string =>
    rect(x, y - 96, 64, 96, 10, { fill }) +
    rect(x, y - 70, 64, 40, 0, { fill: paper, opacity: 0.85 }) +
    circle(x + 32, y - 50, 11, { fill })
  const carton = (x: number, y: number, fill: string): string =>
    polygon(
      [
        [x, y],
        [x, y - 108],
        [x + 34, y - 136],
        [x + 68, y - 108],
        [x + 68, y],
      ],
      { fill },
    ) + circle(x + 34, y - 56, 18, { fill: paper, opacity: 0.85 })
  const board = (y: number): string =>
    rect(130, y, 1020, 22, 4, { fill: amber.deep }) +
    times(11, (index) => rect(152 + index * 92, y + 5, index === 7 ? 0 : 44, 12, 3, { fill: amber.light }))
  return (
    sheet(amber.light, amber.deep) +
    rect(110, 90, 1060, 596, 20, { fill: '#7D5608' }) +
    rect(130, 110, 1020, 556, 10, { fill: '#E8C878' }) +
    times(11, (index) =>
      index === 4 || index === 5
        ? ''
        : bottle(152 + index * 92, 276, [amber.hue, '#8A4B12', amber.hue, coral.hue][index % 4] as string),
    ) +
    times(11, (index) =>
      index === 8 ? '' : tin(144 + index * 92, 460, [coral.hue, amber.deep, coral.mid][index % 3] as string),
    ) +
    times(11, (index) =>
      carton(144 + index * 92, 644, index === 2 ? green.hue : ([white, amber.mid][index % 2] as string)),
    ) +
    board(276) +
    board(460) +
    board(644) +
    clip(
      'aisle',
      rect(130, 110, 1020, 556, 10, { fill: ink }),
      polygon(
        [
          [700, 110],
          [900, 110],
          [520, 666],
          [320, 666],
        ],
        { fill: white, opacity: 0.16 },
      ),
    ) +
    rect(506, 124, 184, 146, 16, { fill: ink, opacity: 0.14 }) +
    brackets(506, 124, 184, 146, 34, { stroke: ink, width: 8 }) +
    rect(868, 352, 88, 104, 14, { stroke: ink, width: 6, dash: '12 12' }) +
    brackets(318, 496, 96, 156, 26, { stroke: ink, width: 8 }) +
    circle(690, 124, 26, { fill: coral.hue }) +
    path('M690 112V126M690 136V137', { stroke: white, width: 7 })
  )
}
