import { type Bytes, UnreadableVideo } from './bytes.ts'

type Box = { type: string; start: number; end: number }
/** More boxes than any real film has at one level; a file made to be slow stops here. */
const BOXES_MAX = 2_000

export const isMp4 = (start: Buffer) => start.subarray(4, 8).toString('latin1') === 'ftyp'

/**
 * Codec of the first video track of an MP4 file, such as `avc1`; `null` where it has none
 * (ISO/IEC 14496-12: moov, trak, mdia, hdlr).
 *
 * @throws UnreadableVideo
 */
export async function mp4VideoCodec(bytes: Bytes): Promise<string | null> {
  const movie = await child(bytes, { type: 'file', start: 0, end: bytes.length }, 'moov')
  if (!movie) throw new UnreadableVideo('no moov box')
  for await (const track of boxes(bytes, movie)) {
    if (track.type !== 'trak') continue
    const media = await child(bytes, track, 'mdia')
    const handler = media && (await child(bytes, media, 'hdlr'))
    if (!media || !handler) continue
    const kind = (await bytes.at(handler.start + 8, 4)).toString('latin1')
    if (kind === 'vide') return (await codecOf(bytes, media)) ?? 'unknown'
  }
  return null
}

async function codecOf(bytes: Bytes, media: Box) {
  const information = await child(bytes, media, 'minf')
  const table = information && (await child(bytes, information, 'stbl'))
  const descriptions = table && (await child(bytes, table, 'stsd'))
  // Version and count come first, then the first entry's size and its type.
  return descriptions && (await bytes.at(descriptions.start + 12, 4)).toString('latin1')
}

async function child(bytes: Bytes, parent: Box, type: string): Promise<Box | null> {
  for await (const box of boxes(bytes, parent)) if (box.type === type) return box
  return null
}

async function* boxes(bytes: Bytes, { start, end }: Box): AsyncGenerator<Box> {
  let position = start
  for (let count = 0; position + 8 <= end && count < BOXES_MAX; count++) {
    const head = await bytes.at(position, 16)
    if (head.length < 8) return
    const small = head.readUInt32BE(0)
    // 1: the size follows in 64 bits; 0: the box runs to the end.
    const isLarge = small === 1 && head.length === 16
    const size = isLarge ? Number(head.readBigUInt64BE(8)) : small === 0 ? end - position : small
    const header = isLarge ? 16 : 8
    if (size < header) return
    yield {
      type: head.toString('latin1', 4, 8),
      start: position + header,
      end: Math.min(position + size, end),
    }
    position += size
  }
}
