import { expect, test } from 'vitest'
import { countStore } from './limitStore.ts'

const MINUTE = 60_000

function store(at: { ms: number }) {
  const counts = new (countStore(() => new Date(at.ms)))({})
  return (key: string) => {
    let seen: { current: number; ttl: number } | undefined
    counts.incr(
      key,
      (_error, result) => {
        seen = result
      },
      MINUTE,
      2,
    )
    return seen
  }
}

test('counts within its time and says how long it still runs', () => {
  const at = { ms: 1_000_000 }
  const count = store(at)
  expect(count('a')).toEqual({ current: 1, ttl: MINUTE })
  at.ms += 20_000
  expect(count('a')).toEqual({ current: 2, ttl: 40_000 })
  expect(count('b')).toEqual({ current: 1, ttl: MINUTE })
  at.ms += 40_000
  expect(count('a')).toEqual({ current: 1, ttl: MINUTE })
})

test('starts anew when the clock is set back', () => {
  const at = { ms: 3_600_000 }
  const count = store(at)
  count('a')
  at.ms = 0
  expect(count('a')).toEqual({ current: 1, ttl: MINUTE })
})

test('forgets the keys unused for longest when there are too many', () => {
  const count = store({ ms: 0 })
  for (let index = 0; index < 200_000; index++) {
    count(`key${index}`)
    if (index % 10_000 === 0) count('kept')
  }
  expect(count('kept')?.current).toBe(21)
  expect(count('key0')?.current).toBe(1)
})
