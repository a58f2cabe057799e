import { BarcodeFormat, QRCodeWriter } from '@zxing/library'

/** Draws a QR code as the path of a picture of `size` by `size`, with its quiet zone. */
export function drawQr(text: string): { picture: string; size: number } {
  const code = new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 0, 0, new Map())
  const size = code.getWidth()
  let picture = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (code.get(x, y)) picture += `M${x} ${y}h1v1h-1z`
  return { picture, size }
}
