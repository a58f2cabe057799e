import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { ink, lime, paper } from './palette.ts'
import { outline } from './type.ts'

/** Draws the portal's mark, its two logos and its icons: `node demo/draw/brand.ts`. */
const folder = new URL('../../../storefront/public/brand/', import.meta.url)

/** The lower-case ε in a square of 64: two arcs that meet at the waist. */
const epsilon = 'M42.6 14.5A10.5 10.5 0 1 0 34 31A12 12 0 1 0 43.2 50.7'

const mark = (colour: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round" d="${epsilon}"/>`

const drawing = (w: number, h: number, ...body: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">\n  ${body.join('\n  ')}\n</svg>\n`

function logo(epsilonColour: string, strong: string, quiet: string): string {
  const size = 34
  const space = 250
  const next = outline('Next', 'display')
  const by = outline('by', 'display', next.end + space)
  const name = outline('Epsilon', 'display', by.end + space)
  const left = 56
  return drawing(
    Math.ceil(left + (name.end * size) / 1000),
    64,
    '<title>Next by Epsilon</title>',
    `<g transform="translate(-12)">${mark(epsilonColour)}</g>`,
    `<g fill="${strong}" transform="translate(${left} 43) scale(${size / 1000})">`,
    `  <path d="${next.data}"/>`,
    `  <path fill="${quiet}" d="${by.data}"/>`,
    `  <path d="${name.data}"/>`,
    '</g>',
  )
}

const tile = (radius: number, inset: number): string => {
  const scale = (64 - 2 * inset) / 64
  return drawing(
    64,
    64,
    `<rect width="64" height="64" rx="${radius}" fill="${ink}"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${scale})">${mark(lime)}</g>`,
  )
}

const raster = (source: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(source), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** Writes an ICO file of PNG pictures: a 6-byte header, a 16-byte entry for each, then the pictures. */
function icon(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

const favicon = tile(15, 4)
const full = tile(0, 9)
const sizes = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await raster(favicon, size) })),
)
const files: Record<string, string | Buffer> = {
  'logo.svg': logo(lime, paper, '#A9B0C0'),
  'logo-dark.svg': logo(ink, ink, '#5B6478'),
  'mark.svg': drawing(64, 64, mark(ink)),
  'favicon.svg': favicon,
  // At the root, where browsers look by default.
  '../favicon.ico': icon(sizes),
  '../apple-touch-icon.png': await raster(full, 180),
  'icon-192.png': await raster(full, 192),
  'icon-512.png': await raster(full, 512),
}
await mkdir(folder, { recursive: true })
for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, folder), content)
