import { expect, test } from 'vitest'
import { faultySynonyms, parseSynonyms } from './synonyms.ts'

test('a line is a group, blank ones are none', () => {
  expect(parseSynonyms('co2, carbone\n\n chatbot ,assistant virtuel,')).toEqual([
    ['co2', 'carbone'],
    ['chatbot', 'assistant virtuel'],
  ])
  expect(parseSynonyms('')).toEqual([])
})

test.each([
  ['', null],
  ['co2, carbone\nchatbot, assistant virtuel', null],
  ["jumeau, double d'un bâtiment", null],
  ['co2', 1],
  ['co2, carbone\n<b>, gras', 2],
  [`co2, ${'a'.repeat(41)}`, 1],
  [Array.from({ length: 13 }, (_, one) => `mot${one}`).join(','), 1],
  [Array.from({ length: 201 }, (_, one) => `a${one}, b${one}`).join('\n'), 201],
])('%j fails at line %s', (text, line) => expect(faultySynonyms(text)).toBe(line))
