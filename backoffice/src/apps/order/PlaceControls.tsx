import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { IconButton } from '@mui/material'
import { useSentence } from '../../providers/i18nProvider.ts'
import { PlaceField } from './PlaceField.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

/** Large enough for a finger (px). */
const FINGER = { width: 44, height: 44 }

type PlaceControlsProps = {
  name: string
  position: number
  total: number
  onMove: (to: number) => void
}

/** Moves an app by one place, or to a place by its number; whichever was used keeps the focus. */
export const PlaceControls = ({ name, position, total, onMove }: PlaceControlsProps) => {
  const t = useSentence()
  const { up, down, place, keep } = useKeptFocus(position)
  const isFirst = position === 0
  const isLast = position === total - 1
  return (
    <>
      <PlaceField
        ref={place}
        label={t('appsAdmin.order.moveTo', { name })}
        position={position}
        onMove={(to) => {
          keep('place')
          onMove(to)
        }}
      />
      <IconButton
        ref={up}
        sx={{ ...FINGER, order: 1 }}
        aria-label={t('appsAdmin.order.up', { name })}
        disabled={isFirst}
        onClick={() => {
          keep(position === 1 ? 'down' : 'up')
          onMove(position - 1)
        }}
      >
        <ArrowUpward />
      </IconButton>
      <IconButton
        ref={down}
        sx={{ ...FINGER, order: 1 }}
        aria-label={t('appsAdmin.order.down', { name })}
        disabled={isLast}
        onClick={() => {
          keep(position === total - 2 ? 'up' : 'down')
          onMove(position + 1)
        }}
      >
        <ArrowDownward />
      </IconButton>
    </>
  )
}
