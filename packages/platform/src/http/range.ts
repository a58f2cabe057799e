export type ByteRange = { start: number; end: number }

/**
 * Reads a `Range` header against a file's size (RFC 9110, section 14).
 *
 * @returns one range; `null` where the whole file is to be sent (no header, another unit, several ranges);
 *   `'unsatisfiable'` where it lies past the end
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  // The unit in any case; a number of any length, since what is past the end is past it.
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.replaceAll(' ', '') ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
