import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export const ENCODINGS = ['identity', 'br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]
const SMALLEST_FIRST: readonly Encoding[] = ['br', 'gzip', 'identity']

const BROTLI_QUALITY = 6
const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Picks the smallest encoding that a caller accepts (RFC 9110, 12.5.3). */
export function pickEncoding(header: string | undefined): Encoding {
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...ENCODINGS])
  return SMALLEST_FIRST.find((encoding) => taken.includes(encoding)) ?? 'identity'
}

/** Compresses off the event loop. */
export const compress = (bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'gzip'
    ? COMPRESS.gzip(bytes)
    : COMPRESS.br(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
