import type { AdminApp } from '@portal/contract'
import { useMemo } from 'react'
import { useEvent } from 'react-admin'
import { moveItem } from './moveItem.ts'
import type { RowActs } from './OrderRow.tsx'
import { type Held, type Step, useKeyboardMove } from './useKeyboardMove.ts'

type Order = {
  apps: AdminApp[]
  /** Shows an order that is not saved yet. */
  onShow: (apps: AdminApp[]) => void
  onSave: (apps: AdminApp[]) => void
  onStep: (step: Step, held: Held) => void
  onUse: RowActs['onUse']
}

/** Gives what moves a row: keys, its place as a number, and dragging. Stable, so that only moved rows are drawn again. */
export function useRowActs({ apps, onShow, onSave, onStep, onUse }: Order) {
  const total = apps.length
  const keyboard = useKeyboardMove({
    total,
    onMove: (from, to) => onShow(moveItem(apps, from, to)),
    onDrop: ({ start, position }) => start !== position && onSave(apps),
    onStep,
  })
  const onKeyDown = useEvent(keyboard.onKeyDown)
  const onMove = useEvent((from: number, to: number) => {
    const app = apps[from]
    const position = Math.min(Math.max(to, 0), total - 1)
    if (app) onStep('dropped', { id: app.id, start: from, position })
    onSave(moveItem(apps, from, position))
  })
  const onDrop: RowActs['onDrop'] = useEvent((dragged, target, edge) => {
    const from = apps.findIndex(({ id }) => id === dragged)
    const at = apps.findIndex(({ id }) => id === target) + (edge === 'below' ? 1 : 0)
    // Taking the row out moves the rows after it up by one.
    const to = from < at ? at - 1 : at
    if (from !== -1 && from !== to) onSave(moveItem(apps, from, to))
  })
  const onBlur = useEvent(() => {
    // A moving row loses the focus for a moment and takes it back.
    requestAnimationFrame(() => {
      if (document.activeElement?.getAttribute('aria-pressed') !== 'true') keyboard.release()
    })
  })
  const acts: RowActs = useMemo(
    () => ({ onKeyDown, onBlur, onMove, onDrop, onUse }),
    [onKeyDown, onBlur, onMove, onDrop, onUse],
  )
  return { acts, heldId: keyboard.held?.id }
}
