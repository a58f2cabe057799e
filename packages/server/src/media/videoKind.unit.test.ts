import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UnreadableVideo, videoKind } from './videoKind.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-video-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function kindOf(...parts: Uint8Array[]) {
  const file = join(folder, 'file.part')
  await writeFile(file, Buffer.concat(parts))
  return videoKind(file)
}

describe('mp4', () => {
  const box = (type: string, ...parts: Uint8Array[]) => {
    const content = Buffer.concat(parts)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + content.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1'))
  const track = (handler: string, codec: string) =>
    box(
      'trak',
      box('tkhd', Buffer.alloc(84)),
      box(
        'mdia',
        box('mdhd', Buffer.alloc(24)),
        box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13)),
        box(
          'minf',
          box('stbl', box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(78)))),
        ),
      ),
    )
  const moov = (...tracks: Uint8Array[]) => box('moov', box('mvhd', Buffer.alloc(100)), ...tracks)

  test('the codec of the first video track, wherever the index lies', async () => {
    const index = moov(track('soun', 'mp4a'), track('vide', 'hvc1'))
    expect(await kindOf(ftyp, box('mdat', Buffer.alloc(5_000)), index)).toEqual({
      extension: 'mp4',
      codec: 'hvc1',
    })
  })

  test('sound alone has no video track', async () => {
    expect(await kindOf(ftyp, moov(track('soun', 'mp4a')))).toEqual({ extension: 'mp4', codec: null })
  })

  test('a file that ends before its index is unreadable', async () => {
    const whole = Buffer.concat([ftyp, box('mdat', Buffer.alloc(5_000)), moov(track('vide', 'avc1'))])
    await expect(kindOf(whole.subarray(0, 2_000))).rejects.toBeInstanceOf(UnreadableVideo)
  })
})

describe('matroska', () => {
  const element = (id: string, ...parts: Uint8Array[]) => {
    const content = Buffer.concat(parts)
    const length = Buffer.alloc(8)
    length.writeBigUInt64BE(BigInt(content.length) | (1n << 56n))
    return Buffer.concat([Buffer.from(id, 'hex'), length, content])
  }
  const endless = (id: string, ...parts: Uint8Array[]) =>
    Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, 'hex'), ...parts])
  const header = (docType: string) => element('1a45dfa3', element('4282', Buffer.from(docType)))
  const tracks = (type: number, codec: string) =>
    element('1654ae6b', element('ae', element('83', Buffer.from([type])), element('86', Buffer.from(codec))))

  test.each([
    ['webm', 'webm'],
    ['matroska', 'mkv'],
  ])('%s is %s', async (docType, extension) => {
    const file = kindOf(header(docType), element('18538067', tracks(1, 'V_VP9')))
    expect(await file).toEqual({ extension, codec: 'V_VP9' })
  })

  test('a recording of a browser, whose parts do not say how long they are', async () => {
    const cluster = endless('1f43b675', element('a3', Buffer.alloc(500)))
    const file = kindOf(header('webm'), endless('18538067', tracks(1, 'V_VP8'), cluster, cluster))
    expect(await file).toEqual({ extension: 'webm', codec: 'V_VP8' })
  })

  test('sound alone has no video track', async () => {
    const file = kindOf(header('webm'), element('18538067', tracks(2, 'A_OPUS')))
    expect(await file).toEqual({ extension: 'webm', codec: null })
  })
})

test.each(['just words', 'PK\x03\x04 and so on', '<svg/>', ''])('%j is no video', async (text) => {
  expect(await kindOf(Buffer.from(text))).toBeNull()
})
