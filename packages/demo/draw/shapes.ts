/** Each helper returns SVG markup, so that a scene is the sum of its shapes. */
export type Paint = {
  fill?: string
  stroke?: string
  width?: number
  dash?: string
  opacity?: number
  turn?: string
}

export type Point = readonly [x: number, y: number]

export const width = 1280
export const height = 800

const round = (value: number): number => Math.round(value * 10) / 10
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`

function attributes({ fill = 'none', stroke, width: line = 2, dash, opacity, turn }: Paint): string {
  return [
    `fill="${fill}"`,
    stroke && `stroke="${stroke}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`,
    dash && `stroke-dasharray="${dash}"`,
    opacity !== undefined && `opacity="${round(opacity * 10) / 10}"`,
    turn && `transform="${turn}"`,
  ]
    .filter(Boolean)
    .join(' ')
}

export const circle = (cx: number, cy: number, r: number, paint: Paint): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" ${attributes(paint)}/>`

export const rect = (x: number, y: number, w: number, h: number, radius: number, paint: Paint): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${radius}" ${attributes(paint)}/>`

export const path = (d: string, paint: Paint): string => `<path d="${d}" ${attributes(paint)}/>`

export const line = (from: Point, to: Point, paint: Paint): string => path(`M${at(from)}L${at(to)}`, paint)

export const polygon = (points: readonly Point[], paint: Paint): string =>
  path(`M${points.map(at).join('L')}Z`, paint)

export const polyline = (points: readonly Point[], paint: Paint): string =>
  path(`M${points.map(at).join('L')}`, paint)

export const group = (transform: string, ...children: string[]): string =>
  `<g transform="${transform}">${children.join('')}</g>`

/** Shows `children` inside `shape` only; `id` must be unique in the drawing. */
export const clip = (id: string, shape: string, ...children: string[]): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${children.join('')}</g>`

/** Gives the point of a circle at `degrees`, 0 to the right, clockwise. */
export function onCircle(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
}

function sweep(cx: number, cy: number, r: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return `A${round(r)} ${round(r)} 0 ${large} ${to > from ? 1 : 0} ${at(onCircle(cx, cy, r, to))}`
}

/** An open arc, clockwise from `from` to `to` degrees. */
export const arc = (cx: number, cy: number, r: number, from: number, to: number, paint: Paint): string =>
  path(`M${at(onCircle(cx, cy, r, from))}${sweep(cx, cy, r, from, to)}`, paint)

/** A slice of a ring (of a disc where `inner` is 0). */
export function slice(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  paint: Paint,
): string {
  const start = `M${at(onCircle(cx, cy, outer, from))}${sweep(cx, cy, outer, from, to)}`
  const back =
    inner === 0 ? `L${at([cx, cy])}` : `L${at(onCircle(cx, cy, inner, to))}${sweep(cx, cy, inner, to, from)}`
  return path(`${start}${back}Z`, paint)
}

/** Draws a smooth curve through `points` (Catmull–Rom as cubic Béziers), as path data. */
export function smooth(points: readonly Point[]): string {
  const point = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point
  let data = `M${at(point(0))}`
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, start, end, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    data += `C${at(first)} ${at(second)} ${at(end)}`
  }
  return data
}

/** Joins `count` results of `make`. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

/** Samples `count` points of a curve over 0…1. */
export const sample = (count: number, make: (t: number) => Point): Point[] =>
  Array.from({ length: count }, (_, index) => make(index / (count - 1)))

/** Draws four corner brackets around a box: the mark of something found. */
export function brackets(x: number, y: number, w: number, h: number, arm: number, paint: Paint): string {
  const corner = (cx: number, cy: number, dx: number, dy: number): string =>
    polyline(
      [
        [cx + dx * arm, cy],
        [cx, cy],
        [cx, cy + dy * arm],
      ],
      paint,
    )
  return corner(x, y, 1, 1) + corner(x + w, y, -1, 1) + corner(x, y + h, 1, -1) + corner(x + w, y + h, -1, -1)
}

/**
 * Draws the specimen sheet: a flat ground with a fine rule along the bottom and crosses near its corners.
 */
export function sheet(ground: string, mark: string): string {
  const cross = (x: number, y: number): string =>
    path(`M${x - 9} ${y}h18M${x} ${y - 9}v18`, { stroke: mark, width: 2, opacity: 0.45 })
  const rule = times(41, (index) =>
    line([240 + index * 20, 752], [240 + index * 20, index % 5 === 0 ? 736 : 744], {
      stroke: mark,
      width: 2,
      opacity: 0.3,
    }),
  )
  return (
    rect(0, 0, width, height, 0, { fill: ground }) +
    cross(64, 64) +
    cross(1216, 64) +
    cross(64, 736) +
    cross(1216, 736) +
    rule
  )
}

export const svg = (body: string, w: number = width, h: number = height): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`
