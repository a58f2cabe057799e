import { describe, expect, it } from 'vitest'
import { nextRequest } from './nextRequest.ts'

const waiting = (id: number) => ({ id, state: 'waiting' as const })
const granted = (id: number) => ({ id, state: 'granted' as const })

describe('nextRequest', () => {
  it('goes on with the row below', () => {
    expect(nextRequest([waiting(1), waiting(2), waiting(3)], [waiting(1)])).toBe(2)
  })
  it('skips what is decided already, together or before', () => {
    expect(nextRequest([waiting(1), granted(2), waiting(3), waiting(4)], [waiting(1), waiting(3)])).toBe(4)
  })
  it('turns back at the end, and finds nothing where nothing waits', () => {
    expect(nextRequest([waiting(1), waiting(2)], [waiting(2)])).toBe(1)
    expect(nextRequest([granted(1), waiting(2)], [waiting(2)])).toBeUndefined()
  })
})
