export type Cell = string | number | boolean | null | undefined

/** What a spreadsheet may take for a formula, its full-width forms included, and what would hide one. */
const RISKY_START = /^[=+\-@＝＋－＠"\t\r\n]/

/**
 * One cell, quoted, that a spreadsheet shows and never runs: a risky start gets an apostrophe before it
 * (OWASP, CSV injection). Numbers that are numbers stay numbers, a negative one included.
 */
export function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = String(value ?? '')
  return `"${(RISKY_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/**
 * A table as CSV (RFC 4180), with the byte order mark by which spreadsheets know UTF-8.
 *
 * @param separator `;` where the comma is the decimal sign, `,` elsewhere
 */
export const toCsv = (rows: readonly (readonly Cell[])[], separator: ';' | ','): string =>
  `\ufeff${rows.map((row) => row.map(csvCell).join(separator)).join('\r\n')}\r\n`
