import { BarcodeFormat, EncodeHintType, QRCodeWriter } from '@zxing/library'

/** Modules of white around the code, as ISO/IEC 18004 asks for. */
const QUIET = 4

/** Draws a QR code as an SVG path, a unit for each module; a quarter of it may be soiled. */
export function qrPath(text: string): { size: number; path: string } {
  const hints = new Map<EncodeHintType, unknown>([
    [EncodeHintType.ERROR_CORRECTION, 'Q'],
    [EncodeHintType.MARGIN, QUIET],
  ])
  const code = new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 0, 0, hints)
  const size = code.getWidth()
  const squares: string[] = []
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`)
  return { size, path: squares.join('') }
}
