/** What a plain anonymous read does not carry: with one of these a route answers. */
const OTHERWISE = new Set([
  'authorization',
  'client-id',
  'content-length',
  'expect',
  'origin',
  'transfer-encoding',
  'x-forwarded-for',
])
const ENCODING = 'accept-encoding'
const TAGS = 'if-none-match'
/** Only names of these lengths are looked at. */
const LENGTHS = new Set([...OTHERWISE, ENCODING, TAGS].map((name) => name.length))

export type PlainRead = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined }

/**
 * The two headers that matter of a plain read, from the list as it came: the object that Node makes of it, with
 * every header of a browser in it, costs more than the whole answer.
 *
 * @returns `null` where the request is not that plain
 */
export function plainRead(rawHeaders: readonly string[]): PlainRead | null {
  const read: PlainRead = { acceptEncoding: undefined, ifNoneMatch: undefined }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] ?? ''
    if (!LENGTHS.has(given.length)) continue
    const name = given.toLowerCase()
    if (OTHERWISE.has(name)) return null
    if (name === ENCODING) read.acceptEncoding = join(read.acceptEncoding, rawHeaders[index + 1])
    else if (name === TAGS) read.ifNoneMatch = join(read.ifNoneMatch, rawHeaders[index + 1])
  }
  return read
}

/** A header that comes twice is one list. */
const join = (before: string | undefined, more = '') => (before === undefined ? more : `${before}, ${more}`)
