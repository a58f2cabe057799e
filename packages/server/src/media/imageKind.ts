import type { ImageExtension } from './kinds.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** Which of the two accepted kinds the first bytes of a file are, whatever its name says; else `null`. */
export function imageKind(start: Buffer): ImageExtension | null {
  if (start.subarray(0, PNG.length).equals(PNG)) return 'png'
  if (start.subarray(0, JPEG.length).equals(JPEG)) return 'jpg'
  return null
}
