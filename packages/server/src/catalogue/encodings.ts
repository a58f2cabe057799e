import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const ENCODINGS = ['identity', 'br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

const BROTLI_QUALITY = 6
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Browsers send a handful of different lists. */
const KNOWN_MAX = 100
const known = new Map<string, Encoding>()

/** The smallest form that a caller takes (RFC 9110, section 12.5.3); `q=0` refuses one. */
export function pickEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const before = known.get(header)
  if (before) return before
  const picked = pick(header)
  if (known.size < KNOWN_MAX) known.set(header, picked)
  return picked
}

function pick(header: string): Encoding {
  const taken = new Set<string>()
  for (const part of header.split(',')) {
    // Cut first, trimmed after: an expression with blanks around its sign is slow on many blanks.
    const [name = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((one) => one.trim())
    if (!parameters.some((one) => /^q=0(\.0*)?$/.test(one))) taken.add(name)
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

/** Compresses off the event loop. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return deflate(bytes)
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
