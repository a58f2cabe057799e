import { setTimeout as wait } from 'node:timers/promises'
import type { AdminAccess } from '@portal/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPending, type Pending, UNDO_MS } from './pending.ts'

const granting = (id: number): Pending => ({
  access: { id } as AdminAccess,
  decision: { status: 1, duration_id: 7 },
})
const sent: [id: number, isLeaving: boolean][] = []
const store = () =>
  createPending(async ({ access }, isLeaving) => {
    sent.push([access.id, isLeaving])
  })

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('a decision', () => {
  it('leaves after eight seconds of its own, and hides its request until the lists know', async () => {
    const pending = store()
    pending.add(granting(1))
    vi.advanceTimersByTime(5_000)
    pending.add(granting(2))
    await vi.advanceTimersByTimeAsync(UNDO_MS - 5_001)
    expect(sent).toEqual([])
    expect([...pending.read().hidden]).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([[1, false]])
    expect([...pending.read().hidden]).toEqual([2])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toEqual([
      [1, false],
      [2, false],
    ])
  })

  it('that is taken back never leaves; the latest goes first', async () => {
    const pending = store()
    pending.add(granting(1))
    pending.add(granting(2))
    pending.undo()
    expect(pending.read().undone?.access.id).toBe(2)
    expect([...pending.read().hidden]).toEqual([1])
    await vi.advanceTimersByTimeAsync(UNDO_MS)
    expect(sent).toEqual([[1, false]])
    pending.undo()
    expect(sent).toHaveLength(1)
  })

  it('waits while somebody is about to undo, then has eight seconds again', async () => {
    const pending = store()
    pending.add(granting(1))
    vi.advanceTimersByTime(7_000)
    pending.hold()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    pending.release()
    await vi.advanceTimersByTimeAsync(UNDO_MS)
    expect(sent).toEqual([[1, false]])
  })

  it('leaves at once with the page', async () => {
    vi.useRealTimers()
    const pending = store()
    pending.add(granting(1))
    pending.add(granting(2))
    await pending.sendAll()
    expect(sent).toEqual([
      [1, true],
      [2, true],
    ])
    await wait(5)
    expect(pending.read()).toMatchObject({ open: [] })
  })
})
