export type Cell = string | number | boolean | null | undefined

/** First characters that a spreadsheet may take for a formula, their full-width forms included. */
const RISKY_START = /^[=+\-@＝＋－＠"\t\r\n]/

/**
 * Quotes one cell and puts an apostrophe before a risky start (OWASP, CSV injection). Numbers stay numbers.
 */
export function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = String(value ?? '')
  return `"${(RISKY_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/**
 * Writes CSV (RFC 4180) with the byte order mark by which spreadsheets recognise UTF-8.
 *
 * @param separator `;` where the comma is the decimal sign, `,` elsewhere
 */
export const toCsv = (rows: readonly (readonly Cell[])[], separator: ';' | ','): string =>
  `\ufeff${rows.map((row) => row.map(csvCell).join(separator)).join('\r\n')}\r\n`
