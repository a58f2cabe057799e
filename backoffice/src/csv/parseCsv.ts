/** A row and the line of the file on which it begins, from 1. */
type CsvRow = { line: number; cells: string[] }

/** Matches a quoted or bare cell, and what ends it. */
const CELL = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|(?!")([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y')

/** Reads CSV (RFC 4180) with commas, semicolons or tabs, and takes off the apostrophe that `csvCell` adds. */
export function parseCsv(text: string): CsvRow[] {
  const source = text.replace(/^\ufeff/, '')
  const cell = CELL(separatorOf(source))
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  while (cell.lastIndex < source.length) {
    const [whole = '', quoted, bare = '', end = ''] = cell.exec(source) ?? []
    if (whole === '') return []
    row.cells.push(plain(quoted?.replaceAll('""', '"') ?? bare))
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (!/[\r\n]|^$/.test(end)) continue
    if (row.cells.some((one) => one !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  // A file may end on a separator.
  return row.cells.some((one) => one !== '') ? [...rows, row] : rows
}

/** The separator that the first line uses most. */
function separatorOf(source: string): string {
  const [first = ''] = source.split(/[\r\n]/, 1)
  const count = (separator: string) => first.split(separator).length
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

const plain = (cell: string) => cell.replace(/^'(?=[=+\-@＝＋－＠"\t\r\n])/, '')
