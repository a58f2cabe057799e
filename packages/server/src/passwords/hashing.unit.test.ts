import { ProblemError } from '@portal/platform/http/problem'
import { expect, test } from 'vitest'
import { hashPassword, isWeak, verifyPassword } from './hashing.ts'

test('argon2id at the floor, with a salt of its own', async () => {
  const [one, two] = [await hashPassword('Essai-2026!ok'), await hashPassword('Essai-2026!ok')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(isWeak(one)).toBe(false)
  expect(await verifyPassword(one, 'Essai-2026!ok')).toBe(true)
  expect(await verifyPassword(one, 'Essai-2026!oK')).toBe(false)
})

test('nobody’s hash takes the work and fits nothing', async () => {
  expect(await verifyPassword(undefined, 'Essai-2026!ok')).toBe(false)
})

test('a storm is told to come back: two at once, fifty in the queue, the rest refused at once', async () => {
  const stored = await hashPassword('Essai-2026!ok')
  const started = performance.now()
  const results = await Promise.allSettled(Array.from({ length: 200 }, () => verifyPassword(stored, 'x')))
  const refused = results.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(148)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(ProblemError)
    expect(reason).toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } })
  }
  // Waiting ends after 3 s.
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(await verifyPassword(stored, 'Essai-2026!ok')).toBe(true)
})
