import { expect, test } from 'vitest'
import { followers } from './followers.ts'

const initial = (word: string) => word[0]

test('the next of the same group, in a circle, never the item itself', () => {
  expect(followers(['a1', 'b1', 'a2', 'a3', 'a4', 'a5'], initial, 3)).toEqual([
    ['a2', 'a3', 'a4'],
    [],
    ['a3', 'a4', 'a5'],
    ['a4', 'a5', 'a1'],
    ['a5', 'a1', 'a2'],
    ['a1', 'a2', 'a3'],
  ])
})

test('as many as there are', () => {
  expect(followers(['a1', 'a2'], initial, 3)).toEqual([['a2'], ['a1']])
  expect(followers([], initial, 3)).toEqual([])
})
