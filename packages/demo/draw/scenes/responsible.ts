import { type Faces, isometric } from '../iso.ts'
import { amber, cobalt, coral, green, ink, lime, white } from '../palette.ts'
import {
  circle,
  clip,
  group,
  line,
  onCircle,
  path,
  polygon,
  polyline,
  rect,
  sheet,
  slice,
  times,
} from '../shapes.ts'

/** Leaves of concentric rings, one for each part of a footprint, grow out of a parcel. */
export function orderFootprint(): string {
  const { box } = isometric(640, 470, 86)
  const carton: Faces = { top: amber.light, left: '#D9A24A', right: '#B57D2B' }
  const leaf = (id: string, turn: number, size: number, tones: string[]): string => {
    const outline = path('M0 0C-230 -110 -220 -330 0 -500C220 -330 230 -110 0 0Z', { fill: ink })
    return group(
      `translate(640 546) rotate(${turn}) scale(${size})`,
      clip(
        id,
        outline,
        tones.map((fill, index) => circle(0, -60, 470 - index * (410 / tones.length), { fill })).join(''),
        path('M0 20V-520H260V20Z', { fill: ink, opacity: 0.13 }),
      ),
      path('M0 30V-430M0 -150L88 -224M0 -150L-88 -224M0 -260L72 -322M0 -260L-72 -322', {
        stroke: green.pale,
        width: 6,
      }),
    )
  }
  return (
    sheet(green.pale, green.hue) +
    circle(640, 390, 340, { fill: white, opacity: 0.75 }) +
    circle(1150, 640, 180, { fill: green.light, opacity: 0.55 }) +
    circle(150, 190, 120, { fill: green.light, opacity: 0.55 }) +
    box({ x: 0.1, y: 0.1, w: 2, d: 2, h: 1.1, faces: carton }) +
    polygon(
      [
        [640, 384],
        [812, 476],
        [640, 570],
        [468, 476],
      ],
      { fill: '#8F5F1C' },
    ) +
    leaf('left', -52, 0.76, [green.light, green.pale, green.light, green.mid, green.light]) +
    leaf('right', 50, 0.84, [green.mid, green.light, green.mid, green.hue, green.mid]) +
    leaf('middle', -3, 0.98, [green.hue, green.mid, green.hue, '#1F5C3C', green.hue, green.deep, lime]) +
    polygon(
      [
        [468, 476],
        [640, 570],
        [640, 670],
        [468, 572],
      ],
      { fill: '#D9A24A' },
    ) +
    polygon(
      [
        [812, 476],
        [640, 570],
        [640, 670],
        [812, 572],
      ],
      { fill: '#B57D2B' },
    ) +
    polygon(
      [
        [468, 476],
        [404, 528],
        [576, 622],
        [640, 570],
      ],
      { fill: amber.light },
    ) +
    polygon(
      [
        [812, 476],
        [876, 528],
        [704, 622],
        [640, 570],
      ],
      { fill: '#EBC57B' },
    ) +
    times(4, (index) =>
      circle(1010 + index * 54, 236 - index * 34, 24 - index * 4, {
        fill: [coral.hue, coral.mid, '#F9C9B6', '#FCE0D3'][index],
      }),
    ) +
    line([220, 668], [420, 668], { stroke: green.hue, width: 6 }) +
    line([860, 668], [1000, 668], { stroke: green.hue, width: 6 })
  )
}

/** Nested arches, a ramp, and room for everybody to pass. */
export function openToAll(): string {
  const tones = [green.deep, green.hue, green.mid, green.light, green.pale]
  const arch = (index: number): string => {
    const half = 330 - index * 52
    const top = 430 - half
    const d = `M${640 - half} 660V${top + half}A${half} ${half} 0 0 1 ${640 + half} ${top + half}V660Z`
    return path(d, { fill: tones[index] })
  }
  const wheel = group(
    'translate(312 566)',
    circle(0, 30, 60, { stroke: ink, width: 12 }),
    circle(0, 30, 10, { fill: ink }),
    circle(10, -96, 26, { fill: coral.hue }),
    path('M4 -58L10 14H62L84 76', { stroke: coral.hue, width: 26 }),
    path('M8 -30L52 -18', { stroke: '#B43E1E', width: 16 }),
  )
  const cane = group(
    'translate(974 520)',
    circle(0, -84, 27, { fill: amber.mid }),
    path('M-34 140V-10A34 34 0 0 1 34 -10V140Z', { fill: cobalt.hue }),
    path('M-24 10L-84 60', { stroke: cobalt.mid, width: 16 }),
    path('M-84 60L-150 140', { stroke: white, width: 9 }),
    path('M-138 126L-150 140', { stroke: coral.hue, width: 9 }),
  )
  return (
    sheet('#DCEBDD', green.hue) +
    circle(640, 430, 390, { fill: green.light, opacity: 0.7 }) +
    times(5, arch) +
    circle(640, 442, 76, { fill: lime }) +
    rect(0, 660, 1280, 140, 0, { fill: green.deep }) +
    polygon(
      [
        [150, 662],
        [640, 600],
        [1130, 662],
      ],
      { fill: '#1F5C3C' },
    ) +
    path('M560 662L598 606H682L720 662Z', { fill: green.mid, opacity: 0.5 }) +
    wheel +
    cane +
    rect(598, 702, 84, 52, 12, { fill: white }) +
    rect(500, 702, 84, 52, 12, { fill: green.mid }) +
    rect(696, 702, 84, 52, 12, { fill: green.mid }) +
    rect(588, 692, 104, 72, 18, { stroke: lime, width: 5 }) +
    polyline(
      [
        [626, 716],
        [642, 728],
        [626, 740],
      ],
      { stroke: ink, width: 6 },
    )
  )
}

/** A loop without an end around something worth keeping. */
export function backInUse(): string {
  const ends = [-62, 58, 178]
  const tones = [green.hue, green.mid, green.deep]
  const loop = ends
    .map((end, index) => {
      const fill = tones[index] as string
      const [tipX, tipY] = onCircle(640, 396, 256, end + 16)
      const base = [onCircle(640, 396, 318, end - 6), onCircle(640, 396, 194, end - 6)] as const
      return (
        slice(640, 396, 220, 292, end - 96, end - 5, { fill }) +
        polygon([base[0], [tipX, tipY], base[1]], { fill, stroke: fill, width: 10 })
      )
    })
    .join('')
  const shirt =
    'M566 302L610 282Q640 316 670 282L714 302L764 366L722 400L702 378V506H578V378L558 400L516 366Z'
  return (
    sheet(green.pale, green.hue) +
    circle(640, 396, 360, { fill: white, opacity: 0.8 }) +
    circle(1160, 200, 150, { fill: green.light, opacity: 0.6 }) +
    circle(130, 640, 170, { fill: green.light, opacity: 0.6 }) +
    loop +
    path(shirt, { fill: coral.hue, stroke: coral.hue, width: 12 }) +
    clip(
      'shirt',
      path(shirt, { fill: ink }),
      times(4, (index) => rect(500, 396 + index * 32, 280, 14, 0, { fill: coral.mid })),
    ) +
    path('M610 282Q640 316 670 282', { stroke: '#B43E1E', width: 10 }) +
    circle(1100, 330, 46, { fill: amber.mid }) +
    polyline(
      [
        [1082, 331],
        [1095, 345],
        [1120, 316],
      ],
      { stroke: white, width: 9 },
    ) +
    rect(1054, 412, 92, 92, 16, { fill: cobalt.hue }) +
    path('M1100 436V480M1078 458H1122', { stroke: white, width: 9 }) +
    rect(134, 300, 92, 92, 16, { fill: green.deep }) +
    path('M158 352L176 334L194 352M176 336V374', { stroke: lime, width: 8 }) +
    circle(180, 456, 40, { fill: coral.mid })
  )
}
