import { expect, it } from 'vitest'
import { cardDescription } from './cardDescription.ts'

it('leaves a description alone that fits a card', () => {
  const text = 'a '.repeat(160)
  expect(cardDescription(text)).toBe(text)
})

it('cuts a longer one after a whole word', () => {
  const text = cardDescription('mots '.repeat(200))
  expect(text).toMatch(/ mots…$/)
  expect(text.length).toBeLessThanOrEqual(320)
})

it('cuts a single endless word where it must', () => {
  expect(cardDescription('x'.repeat(1000))).toBe(`${'x'.repeat(320)}…`)
})

it('never cuts a sign in two', () => {
  expect(cardDescription(`x${'🙂'.repeat(400)}`)).toBe(`x${'🙂'.repeat(159)}…`)
})
