import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'
import { expect, it } from 'vitest'
import { qrPath } from './qrPath.ts'

const SCALE = 4

/** Reads the drawing as a camera would: a white sheet with black squares. */
function readBack({ size, path }: ReturnType<typeof qrPath>): string {
  const side = size * SCALE
  const pixels = new Uint8ClampedArray(side * side).fill(255)
  for (const [, x = '0', y = '0'] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < SCALE; dy++)
      for (let dx = 0; dx < SCALE; dx++) pixels[(Number(y) * SCALE + dy) * side + Number(x) * SCALE + dx] = 0
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, side, side)))
  return new QRCodeReader().decode(bitmap).getText()
}

it('draws a code that a reader reads', () => {
  const address = 'https://portail.exemple.fr/visit#12-7c3a90d1e5b24f68a0c1'
  expect(readBack(qrPath(address))).toBe(address)
})
