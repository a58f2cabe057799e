import { type Faces, isometric } from '../iso.ts'
import { amber, coral, green, ink, lime, paper, white } from '../palette.ts'
import {
  arc,
  circle,
  clip,
  line,
  type Point,
  path,
  polygon,
  polyline,
  rect,
  sample,
  sheet,
  smooth,
  times,
} from '../shapes.ts'

/** A store and, across the line, its twin in light. */
export function energyTwin(): string {
  const solid = isometric(340, 380, 64)
  const twin = isometric(940, 380, 64)
  const storeys = [0, 1.25, 2.5]
  const faces: Faces = { top: green.light, left: green.mid, right: green.hue }
  const panes = ({ point }: typeof solid, paint: (index: number) => string, stroke?: string): string =>
    storeys
      .flatMap((z) =>
        [0.3, 1.25, 2.2].flatMap((offset, index) => {
          const line = stroke === undefined ? {} : { stroke, width: 3 }
          const left = [
            point(offset, 3.2, z + 0.3),
            point(offset + 0.65, 3.2, z + 0.3),
            point(offset + 0.65, 3.2, z + 0.95),
            point(offset, 3.2, z + 0.95),
          ]
          const right = [
            point(3.2, offset, z + 0.3),
            point(3.2, offset + 0.65, z + 0.3),
            point(3.2, offset + 0.65, z + 0.95),
            point(3.2, offset, z + 0.95),
          ]
          return (
            polygon(left, { fill: paint(index + z), ...line }) +
            polygon(right, { fill: paint(index + z + 1), ...line })
          )
        }),
      )
      .join('')
  const load = sample(30, (t): Point => [720 + t * 440, 690 - 18 * Math.sin(t * 9) - 26 * t])
  return (
    sheet(green.deep, green.light) +
    rect(0, 0, 640, 800, 0, { fill: '#F1F5EA' }) +
    circle(200, 190, 84, { fill: amber.mid }) +
    times(4, (index) =>
      circle(200, 190, 112 + index * 30, { stroke: amber.mid, width: 4, opacity: 0.7 - index * 0.15 }),
    ) +
    polygon(
      [solid.point(-0.7, -0.7), solid.point(3.9, -0.7), solid.point(3.9, 3.9), solid.point(-0.7, 3.9)],
      { fill: green.light, opacity: 0.55 },
    ) +
    storeys.map((z) => solid.box({ x: 0, y: 0, z, w: 3.2, d: 3.2, h: 1.2, faces })).join('') +
    panes(solid, (index) => (Math.floor(index) % 3 === 0 ? amber.light : '#F1F5EA')) +
    solid.box({
      x: 0.6,
      y: 0.6,
      z: 3.7,
      w: 0.9,
      d: 0.9,
      h: 0.4,
      faces: { top: white, left: green.light, right: green.mid },
    }) +
    polygon([twin.point(-0.7, -0.7), twin.point(3.9, -0.7), twin.point(3.9, 3.9), twin.point(-0.7, 3.9)], {
      stroke: green.mid,
      width: 2,
      dash: '3 10',
    }) +
    times(7, (index) => circle(940, 430, 90 + index * 52, { stroke: green.mid, width: 2, opacity: 0.28 })) +
    storeys
      .map((z) =>
        twin.box({
          x: 0,
          y: 0,
          z,
          w: 3.2,
          d: 3.2,
          h: 1.2,
          faces: { top: 'none', left: 'none', right: 'none' },
          line: green.light,
        }),
      )
      .join('') +
    panes(twin, (index) => (Math.floor(index) % 3 === 0 ? lime : 'none'), green.mid) +
    twin.box({
      x: 0.6,
      y: 0.6,
      z: 3.7,
      w: 0.9,
      d: 0.9,
      h: 0.4,
      faces: { top: 'none', left: 'none', right: 'none' },
      line: green.light,
    }) +
    path(smooth(load), { stroke: lime, width: 6 }) +
    circle(1160, 657, 12, { fill: lime }) +
    line([640, 60], [640, 740], { stroke: coral.hue, width: 4, dash: '4 16' }) +
    circle(640, 400, 36, { fill: coral.hue }) +
    polyline(
      [
        [630, 386],
        [616, 400],
        [630, 414],
      ],
      { stroke: white, width: 6 },
    ) +
    polyline(
      [
        [650, 386],
        [664, 400],
        [650, 414],
      ],
      { stroke: white, width: 6 },
    )
  )
}

/** A drop that holds its own water level, and the flat night that gives a leak away. */
export function clearWater(): string {
  const drop = 'M470 96C470 96 700 372 700 506A230 230 0 0 1 240 506C240 372 470 96 470 96Z'
  const swell = (y: number, fill: string, phase: number): string =>
    path(`${smooth(sample(13, (t): Point => [200 + t * 560, y + 18 * Math.sin(t * 9 + phase)]))}V760H200Z`, {
      fill,
    })
  const bar = (index: number): string => {
    const tall = [34, 28, 26, 30, 62, 118, 162, 138, 104, 150, 176, 128, 70, 40][index] as number
    return rect(792 + index * 29, 620 - tall, 18, tall, 6, { fill: index < 4 ? coral.hue : green.mid })
  }
  return (
    sheet('#E3F0EC', green.hue) +
    times(6, (ring) =>
      circle(470, 500, 290 + ring * 70, { stroke: green.mid, width: 3, opacity: 0.42 - ring * 0.06 }),
    ) +
    path(drop, { fill: white }) +
    clip(
      'drop',
      path(drop, { fill: ink }),
      swell(350, '#CFE6E2', 0),
      swell(424, '#9CCBC6', 1.4),
      swell(504, '#4F9F98', 2.8),
      swell(592, '#1F6F66', 4.4),
      circle(410, 560, 16, { fill: white, opacity: 0.7 }),
      circle(520, 470, 10, { fill: white, opacity: 0.7 }),
      circle(556, 620, 22, { fill: white, opacity: 0.5 }),
    ) +
    arc(470, 506, 196, 108, 168, { stroke: white, width: 12, opacity: 0.8 }) +
    rect(756, 236, 448, 436, 28, { fill: paper }) +
    circle(836, 316, 40, { fill: ink }) +
    circle(852, 304, 32, { fill: paper }) +
    circle(1120, 316, 34, { fill: amber.mid }) +
    line([900, 316], [1064, 316], { stroke: '#C9CFC6', width: 4, dash: '2 14' }) +
    line([792, 586], [1180, 586], { stroke: coral.hue, width: 3, dash: '6 12' }) +
    times(14, bar) +
    line([784, 624], [1188, 624], { stroke: ink, width: 4 })
  )
}
