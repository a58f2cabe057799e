import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BarcodeFormat, QRCodeWriter } from '@zxing/library'

const WIDTH = 640
const HEIGHT = 480
const CODE = 400
const WHITE = 235
const BLACK = 16

/**
 * Makes a one-frame video of a QR code for Chromium's fake camera (`--use-file-for-fake-video-capture`;
 * YUV4MPEG2, 4:2:0).
 *
 * @returns the file's path
 */
export async function qrVideo(text: string): Promise<string> {
  const code = new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, CODE, CODE, new Map())
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE)
  for (let y = 0; y < CODE; y++)
    for (let x = 0; x < CODE; x++)
      if (code.get(x, y)) luma[(y + (HEIGHT - CODE) / 2) * WIDTH + x + (WIDTH - CODE) / 2] = BLACK
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420jpeg\nFRAME\n`)
  const file = join(await mkdtemp(join(tmpdir(), 'qr-')), 'camera.y4m')
  await writeFile(file, Buffer.concat([header, luma, chroma]))
  return file
}
