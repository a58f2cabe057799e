import { type KeyboardEvent, useState } from 'react'

const LEAP = 10

/** The row that the keyboard holds: where it was taken, and where it is. */
export type Held = { id: number; start: number; position: number }
export type Step = 'lifted' | 'moved' | 'dropped' | 'cancelled'

type Moves = {
  total: number
  /** Shows the row elsewhere; nothing is saved yet. */
  onMove: (from: number, to: number) => void
  /** The row stays where it now is. */
  onDrop: (held: Held) => void
  /** Told to whoever cannot see it. */
  onStep: (step: Step, held: Held) => void
}

/** Where a key takes a row from a position; `undefined` for a key that moves nothing. */
export function targetOf(key: string, position: number, total: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowUp: position - 1,
    ArrowDown: position + 1,
    PageUp: position - LEAP,
    PageDown: position + LEAP,
    Home: 0,
    End: total - 1,
  }
  const wanted = targets[key]
  return wanted === undefined ? undefined : Math.min(Math.max(wanted, 0), total - 1)
}

/**
 * Moving a row without a mouse: space takes it and puts it down, arrows, page keys, home and end move it,
 * escape puts it back (WAI-ARIA Authoring Practices, rearrangeable list).
 */
export function useKeyboardMove({ total, onMove, onDrop, onStep }: Moves) {
  const [held, setHeld] = useState<Held>()
  const step = (kind: Step, next: Held) => {
    onStep(kind, next)
    setHeld(kind === 'lifted' || kind === 'moved' ? next : undefined)
  }
  const release = () => {
    if (!held) return
    onDrop(held)
    step('dropped', held)
  }

  const onKeyDown = (event: KeyboardEvent, id: number, position: number) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (held) release()
      else step('lifted', { id, start: position, position })
      return
    }
    if (!held) return
    const target = event.key === 'Escape' ? held.start : targetOf(event.key, held.position, total)
    if (target === undefined) return
    event.preventDefault()
    onMove(held.position, target)
    step(event.key === 'Escape' ? 'cancelled' : 'moved', { ...held, position: target })
  }
  return { held, onKeyDown, release }
}
