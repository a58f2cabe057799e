import { expect, test } from 'vitest'
import { newestOf } from './newest.ts'

const now = new Date('2026-11-22T00:00:00Z')
const app = (id: number, day: string) => ({ id, created_at: `2026-${day}T09:00:00.000Z` })

test('the last three of three months are new', () => {
  const apps = [app(1, '11-20'), app(2, '05-01'), app(3, '11-21'), app(4, '10-02'), app(5, '10-01')]
  expect([...newestOf(apps, now)]).toEqual([3, 1, 4])
  expect([...newestOf([app(2, '05-01')], now)]).toEqual([])
})
