import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import * as frontDesk from './videos/frontDesk.ts'
import * as warehouseEye from './videos/warehouseEye.ts'

/**
 * Renders the two demonstration videos and their posters: `node demo/draw/videos.ts [name…]`. Frames go to
 * ffmpeg as raw pixels. H.264 in MP4 plays everywhere; VP9 in WebM shows that the other type is accepted.
 */
type Video = { name: string; seconds: number; posterAt: number; frame: (time: number) => string }

const perSecond = 25
const folder = new URL('../videos/', import.meta.url)

const videos: Video[] = [
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

const draw = (video: Video, time: number): Sharp =>
  sharp(Buffer.from(video.frame(time)))
    .flatten()
    .removeAlpha()

async function render(video: Video): Promise<void> {
  const ffmpeg = encoder(video.name)
  const ended = once(ffmpeg, 'close')
  for (let index = 0; index < video.seconds * perSecond; index += 1) {
    const pixels = await draw(video, index / perSecond)
      .raw()
      .toBuffer()
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${video.name}`)
  const poster = new URL(video.name.replace(/\.\w+$/, '.poster.jpg'), folder)
  await draw(video, video.posterAt).jpeg({ quality: 80, mozjpeg: true }).toFile(fileURLToPath(poster))
}

await mkdir(folder, { recursive: true })
const wanted = process.argv.slice(2)
for (const video of videos) if (wanted.length === 0 || wanted.includes(video.name)) await render(video)
