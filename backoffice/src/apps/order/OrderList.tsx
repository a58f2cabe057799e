import { Box, LinearProgress } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useMemo, useState } from 'react'
import { useEvent } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'
import { currentLanguage } from '../../providers/language.ts'
import { moveItem } from './moveItem.ts'
import { OrderRow, type RowActs } from './OrderRow.tsx'
import { type Held, type Step, useKeyboardMove } from './useKeyboardMove.ts'

type OrderListProps = {
  apps: AdminApp[]
  isSaving: boolean
  /** Shows an order that is not decided yet. */
  onShow: (apps: AdminApp[]) => void
  onSave: (apps: AdminApp[]) => void
}

export const OrderList = ({ apps, isSaving, onShow, onSave }: OrderListProps) => {
  const t = useSentence()
  const [said, say] = useState('')
  const total = apps.length
  const tell = (step: Step, { id, position }: Held) => {
    const app = apps.find((one) => one.id === id)
    const name = app ? (localized(currentLanguage(), app.name, app.name_en) ?? '') : ''
    say(t(`appsAdmin.order.${step}`, { name, position: position + 1, total }))
  }
  const keyboard = useKeyboardMove({
    total,
    onMove: (from, to) => onShow(moveItem(apps, from, to)),
    onDrop: ({ start, position }) => start !== position && onSave(apps),
    onStep: tell,
  })

  // Stable, so that only the rows between two positions are drawn again.
  const onKeyDown = useEvent(keyboard.onKeyDown)
  const onMove = useEvent((from: number, to: number) => onSave(moveItem(apps, from, to)))
  const onDrop: RowActs['onDrop'] = useEvent((dragged, target, edge) => {
    const from = apps.findIndex(({ id }) => id === dragged)
    const at = apps.findIndex(({ id }) => id === target) + (edge === 'below' ? 1 : 0)
    // Taking the row out moves what follows it up by one.
    const to = from < at ? at - 1 : at
    if (from !== -1 && from !== to) onSave(moveItem(apps, from, to))
  })
  const onBlur = useEvent(() => {
    // A row that moves loses the focus for a moment and takes it back.
    requestAnimationFrame(() => {
      if (document.activeElement?.getAttribute('aria-pressed') !== 'true') keyboard.release()
    })
  })
  const acts = useMemo(() => ({ onKeyDown, onBlur, onMove, onDrop }), [onKeyDown, onBlur, onMove, onDrop])

  return (
    <>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
      <Box sx={{ height: 4 }}>{isSaving && <LinearProgress aria-label={t('appsAdmin.order.saving')} />}</Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {apps.map((app, position) => (
          <OrderRow
            key={app.id}
            app={app}
            position={position}
            total={total}
            isHeld={keyboard.held?.id === app.id}
            acts={acts}
          />
        ))}
      </Box>
    </>
  )
}
