import { type Faces, isometric } from '../iso.ts'
import { amber, cobalt, coral, green, ink, lime, paper, violet, white } from '../palette.ts'
import {
  arc,
  circle,
  clip,
  group,
  line,
  path,
  polygon,
  polyline,
  rect,
  sheet,
  slice,
  times,
} from '../shapes.ts'

/** The bell of a front desk, and a conversation that quotes its sources. */
export function frontDesk(): string {
  const bubble = (
    x: number,
    y: number,
    w: number,
    h: number,
    fill: string,
    tail: 'left' | 'right',
  ): string => {
    const foot = tail === 'left' ? x + 70 : x + w - 70
    const tip = tail === 'left' ? foot - 46 : foot + 46
    return (
      rect(x, y, w, h, 44, { fill }) +
      polygon(
        [
          [foot - 30, y + h - 6],
          [foot + 30, y + h - 6],
          [tip, y + h + 46],
        ],
        { fill },
      )
    )
  }
  const strokes = (x: number, y: number, fill: string, lengths: number[]): string =>
    lengths.map((length, index) => rect(x, y + index * 34, length, 14, 7, { fill })).join('')
  return (
    sheet(coral.pale, coral.hue) +
    circle(420, 560, 400, { fill: coral.light, opacity: 0.65 }) +
    times(4, (index) =>
      arc(420, 560, 262 + index * 44, 214, 326, {
        stroke: coral.hue,
        width: 7 - index,
        opacity: 0.95 - index * 0.2,
      }),
    ) +
    rect(0, 652, 1280, 148, 0, { fill: coral.deep }) +
    rect(0, 652, 1280, 18, 0, { fill: '#7A2B1B' }) +
    slice(420, 600, 0, 204, 180, 360, { fill: coral.hue }) +
    slice(420, 600, 0, 204, 270, 360, { fill: '#BF4323' }) +
    arc(420, 600, 164, 196, 248, { stroke: coral.light, width: 14 }) +
    rect(404, 362, 32, 44, 8, { fill: coral.deep }) +
    circle(420, 356, 30, { fill: amber.mid }) +
    rect(188, 596, 464, 56, 20, { fill: ink }) +
    bubble(690, 108, 440, 166, white, 'right') +
    strokes(746, 158, coral.light, [300, 210]) +
    bubble(610, 346, 520, 196, ink, 'left') +
    strokes(668, 392, '#4B556B', [390, 330, 250]) +
    circle(980, 478, 22, { fill: lime }) +
    circle(1036, 478, 22, { fill: coral.mid }) +
    circle(1080, 412, 12, { fill: lime })
  )
}

/** An arched mirror, a dress on a figure of measurements, and the curtain drawn. */
export function fittingRoom(): string {
  const dress =
    'M580 262L604 236Q640 268 676 236L700 262L690 356C716 420 760 520 772 600Q640 640 508 600C520 520 564 420 590 356Z'
  const fold = (x: number, flip: 1 | -1): string =>
    times(5, (index) => {
      const left = x + flip * index * 46
      return path(
        `M${left} 60C${left + flip * 18} 300 ${left - flip * 14} 520 ${left + flip * 6} 692H${left + flip * 52}C${left + flip * 34} 520 ${left + flip * 62} 300 ${left + flip * 46} 60Z`,
        {
          fill: [coral.hue, '#C24725', coral.hue, '#E0643F', '#C24725'][index],
        },
      )
    })
  return (
    sheet(coral.light, coral.deep) +
    rect(0, 660, 1280, 140, 0, { fill: '#EFB29B' }) +
    path('M390 692V330A250 250 0 0 1 890 330V692Z', { fill: coral.deep }) +
    path('M412 692V332A228 228 0 0 1 868 332V692Z', { fill: coral.pale }) +
    path('M520 692L868 250V480L706 692Z', { fill: white, opacity: 0.6 }) +
    circle(640, 176, 40, { fill: '#EFB29B' }) +
    path('M604 236L560 262L520 380M676 236L720 262L760 380', { stroke: '#EFB29B', width: 26 }) +
    path('M600 600V692M680 600V692', { stroke: '#EFB29B', width: 28 }) +
    path('M622 210H658V250H622Z', { fill: '#EFB29B' }) +
    path(dress, { fill: cobalt.hue }) +
    clip(
      'dress',
      path(dress, { fill: ink }),
      times(7, (row) =>
        times(9, (column) =>
          circle(490 + column * 38 + (row % 2) * 19, 392 + row * 38, 8, { fill: cobalt.light }),
        ),
      ),
      path('M580 346H700V372H580Z', { fill: ink }),
      path('M690 240L780 640H730C720 520 690 420 668 360Z', { fill: ink, opacity: 0.14 }),
    ) +
    line([470, 358], [570, 358], { stroke: ink, width: 4, dash: '4 12' }) +
    line([710, 358], [810, 358], { stroke: ink, width: 4, dash: '4 12' }) +
    path('M812 236V604M800 236H824M800 604H824', { stroke: ink, width: 4 }) +
    times(9, (index) => line([812, 276 + index * 36], [802, 276 + index * 36], { stroke: ink, width: 3 })) +
    circle(470, 358, 9, { fill: ink }) +
    rect(60, 48, 1160, 16, 8, { fill: ink }) +
    fold(92, 1) +
    fold(1188, -1)
  )
}

/** A shop window that goes from morning to night under its awning. */
export function livingWindow(): string {
  const hours = ['#FCE0A8', '#F9C9B6', coral.mid, '#B9659A', violet.hue, '#35215C']
  const scallop = (index: number): string => {
    const fill = index % 2 ? white : coral.hue
    return (
      rect(140 + index * 100, 96, 100, 96, 0, { fill }) +
      slice(190 + index * 100, 190, 0, 50, 0, 180, { fill })
    )
  }
  return (
    sheet(coral.pale, coral.hue) +
    circle(170, 190, 200, { fill: coral.light, opacity: 0.5 }) +
    circle(1130, 640, 240, { fill: coral.light, opacity: 0.5 }) +
    rect(160, 150, 960, 530, 10, { fill: coral.deep }) +
    clip(
      'window',
      rect(188, 170, 904, 450, 4, { fill: ink }),
      hours.map((fill, index) => rect(188 + index * 151, 170, 152, 450, 0, { fill })).join(''),
      circle(330, 420, 90, { fill: amber.mid }),
      times(3, (index) =>
        circle(330, 420, 118 + index * 28, { stroke: amber.mid, width: 4, opacity: 0.6 - index * 0.15 }),
      ),
      circle(952, 320, 64, { fill: '#FBF3DC' }) + circle(980, 304, 56, { fill: '#35215C' }),
      circle(1040, 420, 5, { fill: white }) +
        circle(890, 430, 4, { fill: white }) +
        circle(1060, 264, 4, { fill: white }),
      rect(250, 540, 160, 80, 0, { fill: coral.deep }),
      rect(560, 500, 160, 120, 0, { fill: ink }),
      rect(860, 540, 160, 80, 0, { fill: ink }),
      polygon(
        [
          [330, 452],
          [392, 540],
          [268, 540],
        ],
        { fill: green.hue },
      ),
      circle(640, 440, 60, { fill: lime }) + circle(640, 440, 30, { fill: ink }),
      path('M890 540V490A50 50 0 0 1 990 490V540Z', { fill: coral.mid }),
      polygon(
        [
          [188, 170],
          [420, 170],
          [188, 470],
        ],
        { fill: white, opacity: 0.22 },
      ),
    ) +
    rect(160, 620, 960, 60, 0, { fill: '#7A2B1B' }) +
    times(6, (index) =>
      circle(264 + index * 151, 650, index === 2 ? 13 : 7, { fill: index === 2 ? lime : coral.mid }),
    ) +
    rect(132, 84, 1016, 20, 10, { fill: ink }) +
    times(10, scallop)
  )
}

/** A spoken question runs from an earpiece to the right shelf. */
export function voiceOfTheShop(): string {
  const voice = [40, 84, 150, 96, 210, 280, 176, 240, 130, 190, 108, 60, 120, 70, 36]
  const shelf = (row: number): string =>
    times(3, (index) => {
      const found = row === 1 && index === 1
      const tall = [92, 70, 104][(index + row) % 3] as number
      return rect(936 + index * 84, 296 + row * 150 - tall, 64, tall, 12, {
        fill: found ? lime : [coral.mid, coral.light, '#BF4323'][(index + row * 2) % 3],
      })
    }) + rect(912, 296 + row * 150, 280, 14, 7, { fill: coral.light })
  return (
    sheet(ink, coral.light) +
    circle(250, 400, 330, { fill: '#2A1B22' }) +
    circle(250, 400, 250, { fill: '#48231F' }) +
    times(4, (index) =>
      arc(250, 400, 190 + index * 46, -42, 42, { stroke: coral.hue, width: 6, opacity: 0.9 - index * 0.2 }),
    ) +
    circle(250, 400, 150, { fill: coral.hue }) +
    path('M214 452C190 400 196 312 262 308C330 306 344 378 306 412C276 438 296 480 254 488', {
      stroke: coral.pale,
      width: 22,
    }) +
    path('M240 392C232 350 290 344 288 380', { stroke: coral.pale, width: 16 }) +
    circle(246, 418, 26, { fill: ink }) +
    circle(246, 418, 11, { fill: lime }) +
    voice
      .map((tall, index) =>
        rect(446 + index * 29, 400 - tall / 2, 15, tall, 7.5, {
          fill: index > 11 ? lime : index % 3 === 1 ? coral.mid : coral.hue,
        }),
      )
      .join('') +
    rect(890, 150, 324, 500, 28, { fill: '#1D2433' }) +
    times(3, shelf) +
    circle(1052, 404, 74, { stroke: lime, width: 6 })
  )
}

/** From the car park to the right aisle: one path between the shelves. */
export function wayfinder(): string {
  const { box, point } = isometric(640, 150, 62)
  const faces: Faces[] = [
    { top: coral.light, left: coral.mid, right: coral.hue },
    { top: white, left: coral.light, right: coral.mid },
  ]
  const aisles = [0.5, 3.3, 6.1]
  const way = [
    point(8.4, 9.1),
    point(8.4, 7.9),
    point(5.2, 7.9),
    point(5.2, 5.1),
    point(2.1, 5.1),
    point(2.1, 1.7),
  ]
  const [endX, endY] = way.at(-1) ?? [0, 0]
  const low = (x: number): string => box({ x, y: 6, w: 1.3, d: 1.3, h: 0.5, faces: faces[1] as Faces })
  return (
    sheet('#F7D9CB', coral.deep) +
    polygon([point(-0.2, -0.2), point(9.4, -0.2), point(9.4, 9.4), point(-0.2, 9.4)], { fill: coral.pale }) +
    times(10, (index) =>
      line(point(index * 0.94, 0), point(index * 0.94, 9.2), { stroke: coral.light, width: 2 }),
    ) +
    times(10, (index) =>
      line(point(0, index * 0.94), point(9.2, index * 0.94), { stroke: coral.light, width: 2 }),
    ) +
    polyline(way, { stroke: coral.deep, width: 26 }) +
    polyline(way, { stroke: lime, width: 8, dash: '2 22' }) +
    aisles
      .map((x, index) => box({ x, y: 0.7, w: 1, d: 3.5, h: 0.8, faces: faces[index % 2] as Faces }))
      .join('') +
    [0.5, 2.3, 6.4].map(low).join('') +
    group(
      `translate(${endX.toFixed(1)} ${endY.toFixed(1)})`,
      path('M0 0C-20 -40 -58 -70 -58 -112A58 58 0 0 1 58 -112C58 -70 20 -40 0 0Z', { fill: ink }),
      circle(0, -112, 26, { fill: lime }),
    ) +
    circle(way[0]?.[0] ?? 0, way[0]?.[1] ?? 0, 24, { fill: ink }) +
    circle(way[0]?.[0] ?? 0, way[0]?.[1] ?? 0, 10, { fill: paper })
  )
}
