import { Box, Card, CardActionArea, type SxProps, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { useSentence } from '../providers/i18nProvider.ts'
import { changeText } from './numbers.ts'

type TileProps = {
  name: string
  value: string
  /** Says what the value is of. */
  note?: string
  /** 0.12 for 12 % more than before; `null` says nothing. */
  change: number | null
  /** Length of both periods. */
  days: number
  to: To | undefined
}

/** One figure, in words how it changed, and a link to what it counts where there is a list. */
export const Tile = ({ name, value, note, change, days, to }: TileProps) => {
  const t = useSentence()
  return (
    <Card>
      <Body to={to}>
        <Typography variant="body2" color="text.secondary">
          {name}
        </Typography>
        <Typography
          variant="h1"
          component="p"
          sx={{ mt: 'auto', pt: 0.5, fontVariantNumeric: 'tabular-nums' }}
        >
          {value}
        </Typography>
        {note && <Typography variant="caption">{note}</Typography>}
        {change !== null && (
          <Typography variant="caption" color="text.secondary">
            {change === 0
              ? t('dashboard.same', { smart_count: days })
              : t('dashboard.change', { smart_count: days, change: changeText(change) })}
          </Typography>
        )}
      </Body>
    </Card>
  )
}

const BODY: SxProps = {
  p: 2,
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
}

const Body = ({ to, children }: { to: To | undefined; children: ReactNode }) =>
  to ? (
    <CardActionArea component={Link} to={to} sx={BODY}>
      {children}
    </CardActionArea>
  ) : (
    <Box sx={BODY}>{children}</Box>
  )
