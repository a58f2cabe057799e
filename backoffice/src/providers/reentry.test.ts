import { ApiError } from '@portal/client'
import { describe, expect, it } from 'vitest'
import { createReentry } from './reentry.ts'

const refused = () => Promise.reject(new ApiError({ code: 'invalid_token', status: 401 }))

async function workingReentry() {
  const reentry = createReentry()
  await reentry.guard(async () => 'first')
  return reentry
}

describe('reentry', () => {
  it('fails at once on a page that never worked', async () => {
    const reentry = createReentry()
    await expect(reentry.guard(refused)).rejects.toMatchObject({ status: 401 })
    expect(reentry.isWaiting()).toBe(false)
  })

  it('runs a refused call again after a new sign-in', async () => {
    const reentry = await workingReentry()
    let tries = 0
    const call = reentry.guard(async () => (++tries === 1 ? refused() : 'saved'))
    await expect.poll(reentry.isWaiting).toBe(true)
    reentry.resume()
    await expect(call).resolves.toBe('saved')
    expect(reentry.isWaiting()).toBe(false)
  })

  it('asks once for all that wait', async () => {
    const reentry = await workingReentry()
    let changes = 0
    reentry.subscribe(() => {
      changes += 1
    })
    const answers = [1, 2, 3].map((answer) => {
      let tries = 0
      return reentry.guard(async () => (++tries === 1 ? refused() : answer))
    })
    await expect.poll(reentry.isWaiting).toBe(true)
    reentry.resume()
    await expect(Promise.all(answers)).resolves.toEqual([1, 2, 3])
    expect(changes).toBe(2)
  })

  it('lets other errors through', async () => {
    const reentry = await workingReentry()
    const conflict = new ApiError({ code: 'conflict', status: 409 })
    await expect(reentry.guard(() => Promise.reject(conflict))).rejects.toBe(conflict)
  })
})
