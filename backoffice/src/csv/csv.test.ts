import { describe, expect, it } from 'vitest'
import { csvCell, toCsv } from './csv.ts'

describe('csvCell', () => {
  it.each(['=HYPERLINK("https://x")', '@SUM(A1)', '+1', '-1', '\tx', '\rx', '"x', '＝1'])(
    'keeps %j from running',
    (text) => {
      expect(csvCell(text).startsWith(`"'`)).toBe(true)
    },
  )

  it('doubles quotes, so that none ends the cell', () => {
    expect(csvCell('a"b')).toBe('"a""b"')
    expect(csvCell('=A"1')).toBe(`"'=A""1"`)
  })

  it('leaves ordinary texts, numbers and nothing as they are', () => {
    expect(csvCell('Œil d’entrepôt')).toBe('"Œil d’entrepôt"')
    expect(csvCell(-5)).toBe('-5')
    expect(csvCell(null)).toBe('""')
    expect(csvCell(undefined)).toBe('""')
  })
})

describe('toCsv', () => {
  it('writes lines that spreadsheets read as UTF-8', () => {
    expect(
      toCsv(
        [
          ['Nom', 'Âge'],
          ['Zoé', 3],
        ],
        ';',
      ),
    ).toBe('\ufeff"Nom";"Âge"\r\n"Zoé";3\r\n')
  })
})
