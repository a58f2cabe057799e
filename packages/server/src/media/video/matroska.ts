import { type Bytes, UnreadableVideo } from './bytes.ts'

const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  codec: 0x86,
} as const
const VIDEO = 1
const ELEMENTS_MAX = 5_000

type Element = { id: number; start: number; end: number }

export const isMatroska = (start: Buffer) => start.length > 4 && start.readUInt32BE(0) === ID.header

/**
 * Kind and first video codec of a Matroska or WebM file, such as `V_VP9`; codec `null` where there is no video
 * track (RFC 9559: Segment, Tracks, TrackEntry; element heads as in RFC 8794).
 *
 * @throws UnreadableVideo
 */
export async function matroskaVideo(bytes: Bytes): Promise<{ isWebm: boolean; codec: string | null }> {
  const file = { id: 0, start: 0, end: bytes.length }
  const header = await child(bytes, file, ID.header)
  const docType = header && (await child(bytes, header, ID.docType))
  const isWebm = docType !== null && (await text(bytes, docType)) === 'webm'
  const segment = await child(bytes, file, ID.segment)
  const tracks = segment && (await child(bytes, segment, ID.tracks))
  if (!tracks) throw new UnreadableVideo('no Tracks element')
  for await (const entry of elements(bytes, tracks)) {
    if (entry.id !== ID.trackEntry) continue
    const type = await child(bytes, entry, ID.trackType)
    if (!type || (await bytes.at(type.end - 1, 1))[0] !== VIDEO) continue
    const codec = await child(bytes, entry, ID.codec)
    return { isWebm, codec: codec ? await text(bytes, codec) : 'unknown' }
  }
  return { isWebm, codec: null }
}

const text = async (bytes: Bytes, { start, end }: Element) =>
  (await bytes.at(start, Math.min(end - start, 64))).toString('latin1').replace(/\0+$/, '')

async function child(bytes: Bytes, parent: Element, id: number): Promise<Element | null> {
  for await (const element of elements(bytes, parent)) if (element.id === id) return element
  return null
}

async function* elements(bytes: Bytes, { start, end }: Element): AsyncGenerator<Element> {
  let position = start
  for (let count = 0; position < end && count < ELEMENTS_MAX; count++) {
    const head = await bytes.at(position, 12)
    const id = variableInt(head, 0, 4, false)
    const size = id && variableInt(head, id.length, 8, true)
    if (!id || !size) return
    const from = position + id.length + size.length
    // All ones: an element of unknown length, which runs to its parent's end.
    const to = size.value === null ? end : from + size.value
    yield { id: id.value ?? 0, start: from, end: Math.min(to, end) }
    position = to
  }
}

/** A number whose first byte tells its length; `value` is `null` for the reserved "unknown". */
function variableInt(buffer: Buffer, offset: number, longest: number, withoutMarker: boolean) {
  const first = buffer[offset]
  if (!first) return null
  const length = Math.clz32(first) - 23
  if (length > longest || offset + length > buffer.length) return null
  let value = withoutMarker ? first & (0xff >> length) : first
  let onlyOnes = withoutMarker && value === 0xff >> length
  for (const byte of buffer.subarray(offset + 1, offset + length)) {
    value = value * 256 + byte
    onlyOnes &&= byte === 0xff
  }
  return { length, value: onlyOnes ? null : value }
}
