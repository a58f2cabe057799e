import { ApiError } from '@portal/client'
import { describe, expect, it } from 'vitest'
import { createStepUp } from './stepUp.ts'

const needed = () => Promise.reject(new ApiError({ code: 'step_up_needed', status: 403 }))

describe('an act that asks for the second factor', () => {
  it('runs once more after it was shown, and not again', async () => {
    const stepUp = createStepUp()
    let tries = 0
    const act = stepUp.guard(async () => (++tries === 1 ? needed() : 'done'))
    await expect.poll(stepUp.isWaiting).toBe(true)
    stepUp.resume()
    await expect(act).resolves.toBe('done')

    const refused = stepUp.guard(needed)
    await expect.poll(stepUp.isWaiting).toBe(true)
    stepUp.resume()
    await expect(refused).rejects.toMatchObject({ code: 'step_up_needed' })
    expect(stepUp.isWaiting()).toBe(false)
  })

  it('fails with a reason when the person gives up', async () => {
    const stepUp = createStepUp()
    const act = stepUp.guard(needed)
    await expect.poll(stepUp.isWaiting).toBe(true)
    stepUp.giveUp(new Error('no'))
    await expect(act).rejects.toThrow('no')
  })

  it('lets other failures pass', async () => {
    const stepUp = createStepUp()
    const forbidden = new ApiError({ code: 'forbidden', status: 403 })
    await expect(stepUp.guard(() => Promise.reject(forbidden))).rejects.toBe(forbidden)
  })
})
