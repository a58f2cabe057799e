import { describe, expect, test } from 'vitest'
import { recordsOfFields, recordsOfValues } from './records.ts'

describe('records', () => {
  test('of values, in the order of the names, whatever these are', () => {
    const record = recordsOfValues(['id', 'a "quoted" name', 'constructor'])
    expect(record([1, null, 'x'])).toEqual({ id: 1, 'a "quoted" name': null, constructor: 'x' })
    expect(Object.keys(record([1, 2, 3]))).toEqual(['id', 'a "quoted" name', 'constructor'])
  })

  test('of fields: nothing more than the names, changed where that is said', () => {
    const record = recordsOfFields(['id', 'list', 'none'], { list: (list) => (list as number[]).length })
    expect(record({ secret: 'x', list: [1, 2], id: 1 })).toEqual({ id: 1, list: 2 })
    expect(record({ id: 2 })).toEqual({ id: 2 })
  })

  test('have no prototype of a caller’s', () => {
    expect(() => recordsOfValues(['__proto__'])([{ admin: true }])).toThrow()
  })
})
