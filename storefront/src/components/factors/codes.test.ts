import { expect, test } from 'vitest'
import { codeErrors, inGroups, withoutBlanks } from './codes.ts'

test.each(['123456', ' 123 456 ', '123\u00a0456', '12 34 56\n'])('%j is a code', (typed) => {
  expect(codeErrors(withoutBlanks(typed))).toEqual({})
})

test.each([
  ['', 'common.requiredField'],
  ['12345', 'showFactor.codeShape'],
  ['1234567', 'showFactor.codeShape'],
  ['12345a', 'showFactor.codeShape'],
])('%j is none', (typed, code) => {
  expect(codeErrors(withoutBlanks(typed))).toEqual({ code })
})

test('a secret is read in groups of four', () => {
  expect(inGroups('JBSWY3DPEH')).toBe('JBSW Y3DP EH')
})
