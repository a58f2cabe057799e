import { type Faces, isometric } from '../iso.ts'
import { cobalt, coral, ink, inkSoft, lime, paper, white } from '../palette.ts'
import {
  arc,
  brackets,
  circle,
  line,
  type Point,
  path,
  polygon,
  polyline,
  rect,
  sample,
  sheet,
  slice,
  smooth,
  times,
} from '../shapes.ts'

const boxFaces: Faces[] = [
  { top: cobalt.light, left: cobalt.mid, right: cobalt.hue },
  { top: cobalt.pale, left: cobalt.light, right: cobalt.mid },
  { top: '#F7B49C', left: coral.mid, right: coral.hue },
]

/** Parcels on a dock under the arcs of a ceiling camera; one of them is recognised. */
export function warehouseEye(): string {
  const { box, point } = isometric(640, 316, 84)
  const stacks: [x: number, y: number, heights: number[]][] = [
    [0, 0, [1.1, 0.8]],
    [1.25, 0, [0.9, 0.6]],
    [2.5, 0, [1.2, 0.7]],
    [0, 1.25, [0.8, 0.7]],
    [1.25, 1.25, [1.15]],
    [2.5, 1.25, [0.55]],
    [0, 2.5, [1.1, 0.8]],
    [1.25, 2.5, [0.55]],
  ]
  const tape = (x: number, y: number, z: number): string =>
    polygon(
      [
        point(x, y + 0.42, z),
        point(x + 1.05, y + 0.42, z),
        point(x + 1.05, y + 0.63, z),
        point(x, y + 0.63, z),
      ],
      {
        fill: white,
        opacity: 0.45,
      },
    )
  let parcels = ''
  for (const [index, [x, y, heights]] of stacks.entries()) {
    let z = 0.18
    for (const [level, h] of heights.entries()) {
      const faces = boxFaces[index === 4 ? 2 : (index + level) % 2] as Faces
      parcels += box({ x, y, z, w: 1.05, d: 1.05, h, faces }) + tape(x, y, z + h)
      z += h
    }
  }
  const empty = [
    point(2.5, 2.5, 0.19),
    point(3.55, 2.5, 0.19),
    point(3.55, 3.55, 0.19),
    point(2.5, 3.55, 0.19),
  ]
  const [foundX, foundY] = point(1.775, 1.775, 0.75)
  return (
    sheet(ink, cobalt.light) +
    circle(640, 118, 660, { fill: inkSoft }) +
    circle(640, 118, 500, { fill: '#1B2A66' }) +
    circle(640, 118, 340, { fill: '#223999' }) +
    polygon(
      [
        [640, 118],
        [180, 660],
        [1100, 660],
      ],
      { fill: lime, opacity: 0.08 },
    ) +
    times(7, (ring) =>
      arc(640, 118, 100 + ring * 62, 51, 129, {
        stroke: lime,
        width: 5 - ring * 0.5,
        opacity: 0.9 - ring * 0.11,
      }),
    ) +
    box({
      x: -0.35,
      y: -0.35,
      z: -0.1,
      w: 4.25,
      d: 4.25,
      h: 0.28,
      faces: { top: '#2C3A78', left: '#1A2557', right: '#121A42' },
    }) +
    polygon(empty, { stroke: lime, width: 4, dash: '12 12' }) +
    parcels +
    rect(540, 40, 200, 36, 18, { fill: cobalt.pale }) +
    circle(640, 98, 52, { fill: white }) +
    circle(640, 102, 32, { fill: cobalt.hue }) +
    circle(640, 106, 16, { fill: ink }) +
    circle(648, 98, 5, { fill: white }) +
    brackets(foundX - 100, foundY - 106, 200, 212, 36, { stroke: lime, width: 7 })
  )
}

/** A round drawn through the blocks of a town, and the delivery slot that it fills. */
export function rightSlot(): string {
  const stops: Point[] = [
    [100, 590],
    [264, 590],
    [264, 436],
    [428, 436],
    [428, 282],
    [592, 282],
    [592, 436],
    [592, 590],
    [428, 590],
    [428, 676],
  ]
  const block = (column: number, row: number): string =>
    rect(112 + column * 164, 140 + row * 154, 140, 130, 14, {
      fill: (column + row) % 3 === 0 ? cobalt.light : white,
      opacity: 0.9,
    })
  const slot = (column: number, row: number): string => {
    const chosen = column === 1 && row === 1
    const full = (column * 2 + row) % 4 === 0
    const [x, y] = [824 + column * 124, 266 + row * 92]
    return (
      rect(x, y, 106, 72, 16, { fill: chosen ? lime : full ? cobalt.hue : '#24377F' }) +
      (chosen
        ? polyline(
            [
              [x + 36, y + 38],
              [x + 49, y + 51],
              [x + 72, y + 24],
            ],
            { stroke: ink, width: 8 },
          )
        : '') +
      (full ? line([x + 30, y + 36], [x + 76, y + 36], { stroke: cobalt.light, width: 6 }) : '')
    )
  }
  const hour = (x: number): string =>
    circle(x, 206, 30, { fill: white }) +
    slice(x, 206, 0, 22, -90, (x - 820) * 0.7 - 30, { fill: cobalt.mid })
  return (
    sheet(cobalt.pale, cobalt.hue) +
    times(12, (index) => block(index % 4, Math.floor(index / 4))) +
    path('M0 668C240 620 520 720 800 650V800H0Z', { fill: cobalt.light, opacity: 0.7 }) +
    polyline(stops, { stroke: cobalt.hue, width: 16 }) +
    polyline(stops, { stroke: white, width: 3, dash: '2 18' }) +
    stops
      .filter((_, index) => index % 2 === 0)
      .map(
        ([x, y], index) =>
          circle(x, y, 26, { fill: white }) +
          circle(x, y, 15, { fill: index === 3 ? coral.hue : cobalt.deep }),
      )
      .join('') +
    line([592, 436], [940, 394], { stroke: cobalt.deep, width: 4, dash: '4 14' }) +
    rect(784, 128, 420, 544, 28, { fill: ink }) +
    hour(877) +
    hour(1001) +
    hour(1125) +
    times(12, (index) => slot(index % 3, Math.floor(index / 3)))
  )
}

/** A conveyor whose vibration swells long before it fails. */
export function earlySigns(): string {
  const swell = (t: number): number => 8 + 120 * t ** 2.6
  const wave = sample(150, (t): Point => [96 + t * 1088, 268 + Math.sin(t * 84) * swell(t)])
  const envelope = [
    ...sample(40, (t): Point => [96 + t * 1088, 268 - swell(t) - 20]),
    ...sample(40, (t): Point => [1184 - t * 1088, 268 + swell(1 - t) + 20]),
  ]
  const roller = (index: number): string => {
    const x = 150 + index * 140
    const worn = index === 5
    return (
      circle(x, 620, 54, { fill: worn ? coral.hue : cobalt.hue }) +
      circle(x, 620, 36, { fill: worn ? '#F7B49C' : cobalt.mid }) +
      line([x, 620], [x + 24 * Math.cos(index), 620 + 24 * Math.sin(index)], { stroke: ink, width: 6 }) +
      circle(x, 620, 10, { fill: ink })
    )
  }
  const parcel = (x: number, w: number, h: number, fill: string): string =>
    rect(x, 548 - h, w, h, 8, { fill }) +
    rect(x + w / 2 - 12, 548 - h, 24, h * 0.42, 0, { fill: ink, opacity: 0.2 })
  return (
    sheet(ink, cobalt.light) +
    circle(1010, 268, 250, { fill: '#182352' }) +
    circle(1010, 268, 170, { fill: '#1F3186' }) +
    polygon(envelope, { fill: cobalt.hue, opacity: 0.35 }) +
    line([96, 268], [1184, 268], { stroke: cobalt.light, width: 2, dash: '2 14' }) +
    path(smooth(wave), { stroke: cobalt.light, width: 6 }) +
    line([770, 96], [770, 600], { stroke: lime, width: 4, dash: '6 14' }) +
    circle(770, 268, 58, { stroke: lime, width: 5 }) +
    circle(770, 268, 14, { fill: lime }) +
    parcel(190, 130, 96, cobalt.pale) +
    parcel(420, 92, 128, cobalt.mid) +
    parcel(590, 108, 80, cobalt.light) +
    parcel(960, 140, 112, cobalt.mid) +
    rect(80, 548, 1120, 144, 72, { stroke: paper, width: 12 }) +
    times(8, roller) +
    arc(850, 620, 76, 200, 340, { stroke: lime, width: 5 }) +
    arc(850, 620, 96, 215, 325, { stroke: lime, width: 5, opacity: 0.6 })
  )
}
