import { Box, LinearProgress } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useRef, useState } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'
import { currentLanguage } from '../../providers/language.ts'
import { HEARD_ONLY } from '../../theme/heardOnly.ts'
import { BAR_PX } from '../../theme/palette.ts'
import { FindApp } from './FindApp.tsx'
import { OrderRow } from './OrderRow.tsx'
import type { Held, Step } from './useKeyboardMove.ts'
import { useRowActs } from './useRowActs.ts'
import { ROW_PX, useRowsNearby } from './useRowsNearby.ts'

type OrderListProps = {
  apps: AdminApp[]
  isSaving: boolean
  /** Shows an order that is not saved yet. */
  onShow: (apps: AdminApp[]) => void
  onSave: (apps: AdminApp[]) => void
}

/** Stays below the application bar while the rows scroll. */
const AT_HAND = {
  position: 'sticky',
  top: BAR_PX,
  zIndex: 2,
  borderTopLeftRadius: 'inherit',
  borderTopRightRadius: 'inherit',
  backgroundColor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
}

export const OrderList = ({ apps, isSaving, onShow, onSave }: OrderListProps) => {
  const t = useSentence()
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  /** The row in use stays rendered wherever the page scrolls, for dragging and Tab. */
  const [usedId, setUsedId] = useState<number>()
  const [foundId, setFoundId] = useState<number>()
  const total = apps.length
  const { first, last } = useRowsNearby(list, total)
  const drawn = apps
    .map((app, position) => ({ app, position }))
    .filter(({ app, position }) => (position >= first && position < last) || app.id === usedId)

  const tell = (step: Step, { id, position }: Held) => {
    const app = apps.find((one) => one.id === id)
    const name = app ? (localized(currentLanguage(), app.name, app.name_en) ?? '') : ''
    say(t(`appsAdmin.order.${step}`, { name, position: position + 1, total }))
  }
  const { acts, heldId } = useRowActs({ apps, onShow, onSave, onStep: tell, onUse: setUsedId })
  const find = (position: number) => {
    setFoundId(apps[position]?.id)
    const top = list.current?.getBoundingClientRect().top ?? 0
    window.scrollTo({ top: window.scrollY + top + position * ROW_PX - window.innerHeight / 2 })
  }

  return (
    <>
      <Box sx={AT_HAND}>
        <Box sx={{ px: 2, pt: 2, pb: 1 }}>
          <FindApp apps={apps} onFind={find} />
        </Box>
        <Box sx={{ height: 4 }}>
          {isSaving && <LinearProgress aria-label={t('appsAdmin.order.saving')} />}
        </Box>
      </Box>
      <Box role="status" sx={HEARD_ONLY}>
        {said}
      </Box>
      <Box
        component="ol"
        ref={list}
        style={{ height: total * ROW_PX }}
        sx={{ position: 'relative', listStyle: 'none', m: 0, p: 0 }}
      >
        {drawn.map(({ app, position }) => (
          <OrderRow
            key={app.id}
            app={app}
            position={position}
            total={total}
            isHeld={app.id === heldId}
            isFound={app.id === foundId}
            acts={acts}
          />
        ))}
      </Box>
    </>
  )
}
