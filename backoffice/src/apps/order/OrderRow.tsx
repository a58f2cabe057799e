import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, IconButton, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { type KeyboardEvent, memo, useEffect } from 'react'
import { RecordContextProvider } from 'react-admin'
import { AppThumbnail } from '../../fields/AppThumbnail.tsx'
import { AppStatusField } from '../../fields/StatusFields.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { currentLanguage } from '../../providers/language.ts'
import { PlaceControls } from './PlaceControls.tsx'
import { useDragRow } from './useDragRow.ts'
import { ROW_PX } from './useRowsNearby.ts'

export type RowActs = {
  onKeyDown: (event: KeyboardEvent, id: number, position: number) => void
  onBlur: () => void
  onMove: (from: number, to: number) => void
  onDrop: (dragged: number, target: number, edge: 'above' | 'below') => void
  /** Called with the row that is focused or dragged. */
  onUse: (id: number) => void
}
type OrderRowProps = {
  app: AdminApp
  position: number
  total: number
  isHeld: boolean
  isFound: boolean
  acts: RowActs
}

/** Shows one app of the order: a handle for mouse and keyboard, its place as a number, and arrows for a finger. */
export const OrderRow = memo(({ app, position, total, isHeld, isFound, acts }: OrderRowProps) => {
  const t = useSentence()
  const { row, handle, edge } = useDragRow(app.id, {
    onDrag: acts.onUse,
    onDrop: (dragged, at) => acts.onDrop(dragged, app.id, at),
  })
  const name = localized(currentLanguage(), app.name, app.name_en) ?? ''
  // A row that moves in the document loses the focus, so a held one takes it back.
  useEffect(() => {
    if (!isHeld) return
    handle.current?.focus({ preventScroll: true })
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [isHeld, position, handle, row])

  return (
    <Box
      component="li"
      ref={row}
      aria-setsize={total}
      aria-posinset={position + 1}
      onFocus={() => acts.onUse(app.id)}
      style={{ top: position * ROW_PX }}
      sx={{
        position: 'absolute',
        insetInline: 0,
        height: ROW_PX,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        px: 1,
        backgroundColor: isHeld || isFound ? 'bulkActionsToolbarBackgroundColor' : 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        boxShadow: edge && `inset 0 ${edge === 'above' ? 3 : -3}px 0 currentColor`,
        // Keeps a row moved by keyboard clear of the sticky header.
        scrollMarginTop: 168,
        scrollMarginBottom: 16,
      }}
    >
      <IconButton
        ref={handle}
        size="small"
        aria-label={t('appsAdmin.order.handle', { name, position: position + 1, total })}
        aria-pressed={isHeld}
        onKeyDown={(event) => acts.onKeyDown(event, app.id, position)}
        onBlur={isHeld ? acts.onBlur : undefined}
        sx={{ cursor: 'grab', display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <DragIndicator />
      </IconButton>
      <PlaceControls
        name={name}
        position={position}
        total={total}
        onMove={(to) => acts.onMove(position, to)}
      />
      <RecordContextProvider value={app}>
        <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
          <AppThumbnail width={56} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" fontWeight={600} noWrap>
            {name}
          </Typography>
          <Typography variant="caption" component="p" color="text.secondary" noWrap>
            {app.code} · {t(`vocabulary.category.${app.category}`)}
          </Typography>
        </Box>
        <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
          <AppStatusField />
        </Box>
      </RecordContextProvider>
    </Box>
  )
})
OrderRow.displayName = 'OrderRow'
