import { expect, it } from 'vitest'
import { difference } from './difference.ts'

it.each([
  ['un deux trois', 'un quatre trois', { start: 'un ', removed: 'deux ', added: 'quatre ', end: 'trois' }],
  ['', 'Nouveau', { start: '', removed: '', added: 'Nouveau', end: '' }],
  ['Nouveau', '', { start: '', removed: 'Nouveau', added: '', end: '' }],
  ['a a', 'a', { start: '', removed: 'a ', added: '', end: 'a' }],
  ['un deux', 'un deux trois', { start: 'un ', removed: 'deux', added: 'deux trois', end: '' }],
])('%j, then %j', (before, after, expected) => expect(difference(before, after)).toEqual(expected))

it('keeps a few words around a change in a long text', () => {
  const text = 'un deux trois quatre cinq six sept huit neuf dix onze douze treize'
  expect(difference(text, text.replace('sept', 'SEPT'))).toEqual({
    start: '… deux trois quatre cinq six ',
    removed: 'sept ',
    added: 'SEPT ',
    end: 'huit neuf dix onze douze …',
  })
})
