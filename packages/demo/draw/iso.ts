import { type Point, polygon } from './shapes.ts'

/** Isometric drawing: x runs down to the right, y down to the left, z up, in units of `scale` pixels. */
type Iso = { point: (x: number, y: number, z?: number) => Point; box: (box: Box) => string }

export type Faces = { top: string; left: string; right: string }

export type Box = {
  x: number
  y: number
  z?: number
  w: number
  d: number
  h: number
  faces: Faces
  line?: string
}

export function isometric(originX: number, originY: number, scale: number): Iso {
  const point = (x: number, y: number, z = 0): Point => [
    originX + (x - y) * 0.866 * scale,
    originY + ((x + y) / 2 - z) * scale,
  ]
  const box = ({ x, y, z = 0, w, d, h, faces, line }: Box): string => {
    const stroke = line === undefined ? {} : { stroke: line, width: 3 }
    const left = [
      point(x, y + d, z),
      point(x + w, y + d, z),
      point(x + w, y + d, z + h),
      point(x, y + d, z + h),
    ]
    const right = [
      point(x + w, y, z),
      point(x + w, y + d, z),
      point(x + w, y + d, z + h),
      point(x + w, y, z + h),
    ]
    const top = [
      point(x, y, z + h),
      point(x + w, y, z + h),
      point(x + w, y + d, z + h),
      point(x, y + d, z + h),
    ]
    return (
      polygon(left, { fill: faces.left, ...stroke }) +
      polygon(right, { fill: faces.right, ...stroke }) +
      polygon(top, { fill: faces.top, ...stroke })
    )
  }
  return { point, box }
}
