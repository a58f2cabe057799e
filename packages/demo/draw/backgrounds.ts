import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import {
  amber,
  cobalt,
  coral,
  green,
  ink,
  inkSoft,
  lime,
  paper,
  type Tones,
  violet,
  white,
} from './palette.ts'
import { arc, circle, line, type Point, path, rect, sample, slice, smooth, svg, times } from './shapes.ts'

/**
 * Draws the ten backgrounds for apps without a picture: `node demo/draw/backgrounds.ts`. Each is written at
 * 800×500 and, as `NN-2x.webp`, at 1600×1000.
 */
const ground = (fill: string): string => rect(0, 0, 1600, 1000, 0, { fill })

const hill = (y: number, swell: number, phase: number, fill: string): string => {
  const crest = sample(9, (t): Point => [-20 + t * 1640, y + swell * Math.sin(t * 6 + phase)])
  return path(`${smooth(crest)}V1000H-20Z`, { fill })
}

const hills = (sky: string, disc: string, slopes: string[]): string =>
  ground(sky) +
  circle(1120, 360, 210, { fill: disc }) +
  slopes.map((fill, index) => hill(470 + index * 120, 70 - index * 8, index * 1.7, fill)).join('')

/** Quarter discs on a grid of 200, turned by a fixed pattern. */
const quarters = (tones: Tones): string =>
  ground(tones.pale) +
  times(40, (index) => {
    const [column, row] = [index % 8, Math.floor(index / 8)]
    const turn = (column * 3 + row * 5 + column * row) % 4
    const [cx, cy] = [column * 200 + (turn === 1 || turn === 2 ? 200 : 0), row * 200 + (turn > 1 ? 200 : 0)]
    const fill = [tones.light, tones.mid, tones.light, tones.hue, 'none'][(column * 2 + row * 3) % 5]
    return slice(cx, cy, 0, 200, turn * 90, turn * 90 + 90, { fill })
  })

/** Columns with round heads, each a step higher than the last. */
const columns = (tones: Tones): string =>
  ground(tones.pale) +
  times(8, (index) => {
    const fill = [tones.light, tones.mid, tones.hue, tones.mid][index % 4]
    const y = 860 - index * 86
    return (
      slice(index * 200 + 100, y, 0, 100, 180, 360, { fill }) +
      rect(index * 200, y - 1, 200, 1001 - y, 0, { fill })
    )
  }) +
  circle(420, 300, 130, { fill: coral.mid })

const orbits = (tones: Tones, base: string): string =>
  ground(base) +
  times(6, (index) =>
    circle(1180, 780, 720 - index * 120, {
      fill: index % 2 ? tones.hue : tones.deep,
      opacity: 0.35 + index * 0.08,
    }),
  ) +
  circle(1180, 780, 64, { fill: lime })

const discs = (tones: Tones): string =>
  ground(tones.pale) +
  circle(520, 520, 360, { fill: tones.light }) +
  circle(880, 420, 300, { fill: tones.mid, opacity: 0.7 }) +
  circle(1120, 640, 240, { fill: tones.hue, opacity: 0.85 }) +
  times(4, (index) => circle(520, 520, 120 + index * 60, { stroke: white, width: 4, opacity: 0.6 }))

const ribbons = (tones: Tones): string =>
  ground(tones.deep) +
  times(7, (index) => {
    const course = sample(
      7,
      (t): Point => [-80 + t * 1760, 200 + index * 100 + 110 * Math.sin(t * 5.4 + index * 0.16)],
    )
    return path(smooth(course), {
      stroke: [tones.hue, tones.mid, tones.light][index % 3],
      width: 52,
      opacity: 0.9,
    })
  })

const bench = (): string =>
  ground(paper) +
  times(17, (index) => line([index * 100, 0], [index * 100, 1000], { stroke: '#DCD9D0', width: 2 })) +
  times(11, (index) => line([0, index * 100], [1600, index * 100], { stroke: '#DCD9D0', width: 2 })) +
  circle(600, 500, 200, { fill: ink }) +
  slice(1000, 500, 0, 200, 90, 270, { fill: coral.hue }) +
  slice(1000, 500, 0, 200, 270, 450, { fill: coral.light }) +
  circle(600, 500, 60, { fill: lime }) +
  rect(200, 700, 200, 200, 0, { fill: cobalt.light }) +
  slice(1400, 300, 0, 200, 180, 270, { fill: green.mid })

const arches = (tones: Tones): string =>
  ground(tones.light) +
  times(3, (column) =>
    times(5, (ring) =>
      path(
        `M${column * 533 + ring * 50} 1000V${640 - column * 110 + 250}A${266 - ring * 50} ${266 - ring * 50} 0 0 1 ${column * 533 + 533 - ring * 50} ${640 - column * 110 + 250}V1000Z`,
        { fill: [tones.deep, tones.hue, tones.mid, tones.light, tones.pale][(ring + column) % 5] },
      ),
    ),
  )

const meeting = (): string =>
  ground('#E9EAF3') +
  times(4, (index) =>
    circle(600, 500, 360 - index * 90, { fill: [cobalt.light, '#E9EAF3', cobalt.mid, cobalt.hue][index] }),
  ) +
  times(3, (index) => circle(1000, 500, 346 - index * 90, { stroke: violet.hue, width: 28 }))

const dial = (): string =>
  ground(ink) +
  circle(800, 1000, 820, { fill: inkSoft }) +
  times(37, (index) =>
    arc(800, 1000, 760, 180 + index * 5, 181.4 + index * 5, {
      stroke: paper,
      width: index % 6 === 0 ? 34 : 12,
      opacity: 0.4,
    }),
  ) +
  slice(800, 1000, 520, 640, 184, 252, { fill: cobalt.hue }) +
  slice(800, 1000, 520, 640, 255, 300, { fill: coral.hue }) +
  slice(800, 1000, 520, 640, 303, 356, { fill: amber.mid }) +
  slice(800, 1000, 330, 460, 184, 284, { fill: green.hue }) +
  slice(800, 1000, 330, 460, 287, 356, { fill: violet.hue }) +
  circle(800, 1000, 220, { fill: lime })

const drawings: string[] = [
  orbits(cobalt, ink),
  hills(green.pale, amber.mid, [green.light, green.mid, green.hue, green.deep]),
  quarters(cobalt),
  discs(coral),
  ribbons(violet),
  columns(amber),
  bench(),
  arches(green),
  meeting(),
  dial(),
]

const folder = new URL('../../../storefront/public/backgrounds/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [index, drawing] of drawings.entries()) {
  const name = String(index + 1).padStart(2, '0')
  const source = Buffer.from(svg(drawing, 1600, 1000))
  for (const [suffix, size] of [
    ['', 800],
    ['-2x', 1600],
  ] as const) {
    const picture = sharp(source, { density: 144 })
      .resize(size)
      .flatten()
      .webp({ quality: 72, effort: 6, smartSubsample: true })
    await writeFile(new URL(`${name}${suffix}.webp`, folder), await picture.toBuffer())
  }
}
