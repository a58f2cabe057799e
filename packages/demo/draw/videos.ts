import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import * as frontDesk from './films/frontDesk.ts'
import * as warehouseEye from './films/warehouseEye.ts'

/**
 * Renders the two demonstration videos and their posters: `node demo/draw/videos.ts [name…]`. Frames go to
 * ffmpeg as raw pixels. H.264 in MP4 plays everywhere; VP9 in WebM shows that the other type is accepted.
 */
type Film = { name: string; seconds: number; posterAt: number; frame: (time: number) => string }

const perSecond = 25
const folder = new URL('../videos/', import.meta.url)

const films: Film[] = [
  { name: 'warehouse-eye.mp4', seconds: warehouseEye.seconds, posterAt: 4.5, frame: warehouseEye.frame },
  {
    name: 'front-desk.mp4',
    seconds: frontDesk.seconds,
    posterAt: 10.5,
    frame: (time) => frontDesk.frame(time, 'fr'),
  },
  {
    name: 'front-desk.en.webm',
    seconds: frontDesk.seconds,
    posterAt: 10.5,
    frame: (time) => frontDesk.frame(time, 'en'),
  },
]

const codecs = {
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '24', '-profile:v', 'high', '-movflags', '+faststart'],
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '34',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
  ],
}

function encoder(name: string) {
  const codec = codecs[name.endsWith('.webm') ? 'webm' : 'mp4']
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '1280x720', '-r', String(perSecond), '-i', '-']
  const colours = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ]
  const output = fileURLToPath(new URL(name, folder))
  return spawn(
    'ffmpeg',
    ['-loglevel', 'error', '-y', ...input, ...colours, ...codec, '-threads', '1', output],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  )
}

const draw = (film: Film, time: number): Sharp =>
  sharp(Buffer.from(film.frame(time)))
    .flatten()
    .removeAlpha()

async function render(film: Film): Promise<void> {
  const ffmpeg = encoder(film.name)
  const ended = once(ffmpeg, 'close')
  for (let index = 0; index < film.seconds * perSecond; index += 1) {
    const pixels = await draw(film, index / perSecond)
      .raw()
      .toBuffer()
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${film.name}`)
  const poster = new URL(film.name.replace(/\.\w+$/, '.poster.jpg'), folder)
  await draw(film, film.posterAt).jpeg({ quality: 80, mozjpeg: true }).toFile(fileURLToPath(poster))
}

await mkdir(folder, { recursive: true })
const wanted = process.argv.slice(2)
for (const film of films) if (wanted.length === 0 || wanted.includes(film.name)) await render(film)
