import type { Transform } from 'node:stream'
import zlib from 'node:zlib'

type Coding = { decode: () => Transform; encode: () => Transform }

const { constants } = zlib
const everyWrite = { flush: constants.Z_SYNC_FLUSH }

/** Reads and writes a page in its content coding; each write is flushed, so that a streamed page streams on. */
const CODINGS: Readonly<Record<string, Coding>> = {
  gzip: { decode: () => zlib.createGunzip(), encode: () => zlib.createGzip(everyWrite) },
  deflate: { decode: () => zlib.createInflate(), encode: () => zlib.createDeflate(everyWrite) },
  br: {
    decode: () => zlib.createBrotliDecompress(),
    encode: () =>
      zlib.createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      }),
  },
  // Node 20 has no zstd.
  ...('createZstdDecompress' in zlib && {
    zstd: {
      decode: () => zlib.createZstdDecompress(),
      encode: () => zlib.createZstdCompress({ flush: constants.ZSTD_e_flush }),
    },
  }),
}

/** @returns undefined for a coding that this Node does not know; null for none at all */
export function codingOf(contentEncoding: string | undefined): Coding | null | undefined {
  const name = contentEncoding?.trim().toLowerCase() || 'identity'
  if (name === 'identity') return null
  return Object.hasOwn(CODINGS, name) ? CODINGS[name] : undefined
}

/** Leaves in an `Accept-Encoding` what a page can be read in. */
export const readableEncodings = (acceptEncoding: string) =>
  acceptEncoding
    .split(',')
    .filter((entry) => codingOf(entry.split(';')[0]) !== undefined)
    .join(',')
