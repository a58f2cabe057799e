import type { ByteRange } from '@portal/platform/files/store'

/**
 * Reads a `Range` header for a file's size (RFC 9110, 14). Not `range-parser`, which refuses a suffix longer
 * than the file, and a range that ends before it starts.
 *
 * @returns one range; `null` for the whole file (no header, another unit, several ranges); `'unsatisfiable'`
 * past the end
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  // Numbers of any length: past the end is past the end.
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
