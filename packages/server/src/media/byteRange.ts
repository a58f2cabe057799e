import type { ByteRange } from '@portal/platform/files/store'

/**
 * Reads a `Range` header against a file's size (RFC 9110, section 14). `range-parser` is not used: it refuses a suffix
 * that is longer than the file, and a range whose end comes first.
 *
 * @returns one range; `null` where the whole file is to be sent (no header, another unit, several ranges);
 *   `'unsatisfiable'` where it lies past the end
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
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
  if (last !== '' && Number(last) < start) return null
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start >= size ? 'unsatisfiable' : { start, end }
}
