import { expect, it } from 'vitest'
import { createClock } from './clock.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 5, 1, 12, 0, seconds)).toUTCString()
const noon = Date.UTC(2026, 5, 1, 12)

it('is this machine’s clock until an answer was read', () => {
  expect(
    createClock(() => noon)
      .now()
      .getTime(),
  ).toBe(noon)
})

it('follows the server’s clock when this machine is hours off', () => {
  const clock = createClock(() => noon - 3 * 3_600_000)
  clock.read(at(0))
  expect(clock.now().getTime() - noon).toBe(500)
})

it('does not jump within the second that a Date header leaves open', () => {
  let local = noon
  const clock = createClock(() => local)
  for (const late of [0, 400, 999]) {
    local = noon + 5000 + late
    clock.read(at(5))
    expect(clock.now().getTime()).toBe(local)
  }
})

it('ignores an answer without a readable date', () => {
  const clock = createClock(() => noon)
  clock.read(null)
  clock.read('yesterday')
  expect(clock.now().getTime()).toBe(noon)
})
