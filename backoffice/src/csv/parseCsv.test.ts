import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'
import { parseCsv } from './parseCsv.ts'

it('reads what toCsv wrote, whatever the separator', () => {
  const table = [
    ['nom', 'texte'],
    ['Œil; "nu", là', 'une ligne\net une autre'],
    ['=1+1', '-5'],
    ['', 'fin'],
  ]
  for (const separator of [';', ','] as const)
    expect(parseCsv(toCsv(table, separator)).map(({ cells }) => cells)).toEqual(table)
})

it('counts lines, leaves out empty ones, and reads bare cells and tabs', () => {
  expect(parseCsv('a\tb\n1\t\n\n2\t"x\ny"\n3\tz')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', ''] },
    { line: 4, cells: ['2', 'x\ny'] },
    { line: 6, cells: ['3', 'z'] },
  ])
})

it('reads a last row that ends on a separator', () => {
  expect(parseCsv('a;b;c\nX;;').map(({ cells }) => cells[0])).toEqual(['a', 'X'])
})

it('gives nothing for what is no CSV', () => {
  expect(parseCsv('')).toEqual([])
  expect(parseCsv('a,"b\nc')).toEqual([])
})
