import { type KeyboardEvent, useState } from 'react'

const LEAP = 10

/** The row held by keyboard: its start and its position. */
export type Held = { id: number; start: number; position: number }
export type Step = 'lifted' | 'moved' | 'dropped' | 'cancelled'

type Moves = {
  total: number
  /** Shows the row elsewhere; nothing is saved yet. */
  onMove: (from: number, to: number) => void
  /** Saves the row's position. */
  onDrop: (held: Held) => void
  /** Announces the step to assistive technology. */
  onStep: (step: Step, held: Held) => void
}

/** Gives the position to which a key moves a row; `undefined` for other keys. */
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
 * Moves a row without a mouse: space takes it and puts it down, arrows, page keys, home and end move it,
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
