import { describe, expect, it } from 'vitest'
import { settleEach } from './settleEach.ts'

describe('settleEach', () => {
  it('goes on after a failure and names what failed', async () => {
    const seen: number[] = []
    const report = await settleEach(
      [1, 2, 3, 4, 5, 6],
      async (item) => {
        if (item % 3 === 0) throw new Error(`no ${item}`)
      },
      (through) => seen.push(through),
    )
    expect(report.done).toEqual([1, 2, 4, 5])
    expect(report.failed.map(({ item }) => item)).toEqual([3, 6])
    expect(seen).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('has at most four calls under way', async () => {
    let running = 0
    let most = 0
    await settleEach([...Array(20).keys()], async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
    })
    expect(most).toBe(4)
  })
})
