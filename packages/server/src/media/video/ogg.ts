import type { Bytes } from './bytes.ts'

const FIRST_OF_STREAM = 0x02
const STREAMS_MAX = 32
const PAGE_HEAD = 27
/** How the first packet of a video stream begins. */
const VIDEO_STREAMS = [
  ['\x80theora', 'theora'],
  ['OVP80', 'vp8'],
  ['BBCD', 'dirac'],
] as const

export const isOgg = (start: Buffer) => start.toString('latin1', 0, 4) === 'OggS'

/** Codec of the first video stream of an Ogg file; `null` where it holds sound alone (RFC 3533, section 6). */
export async function oggVideoCodec(bytes: Bytes): Promise<string | null> {
  let position = 0
  for (let stream = 0; stream < STREAMS_MAX; stream++) {
    // Every stream opens with a page of its own before any content.
    const page = await bytes.at(position, PAGE_HEAD + 255 + 16)
    if (!isOgg(page) || page.length < PAGE_HEAD + 1 || !((page[5] ?? 0) & FIRST_OF_STREAM)) return null
    const segments = page[26] ?? 0
    const body = PAGE_HEAD + segments
    const packet = page.toString('latin1', body, body + 16)
    const known = VIDEO_STREAMS.find(([magic]) => packet.startsWith(magic))
    if (known) return known[1]
    position += body + page.subarray(PAGE_HEAD, body).reduce((sum, length) => sum + length, 0)
  }
  return null
}
