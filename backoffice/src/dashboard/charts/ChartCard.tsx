import { Box, Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'
import { Figures } from './Figures.tsx'
import type { FigureRow } from './figureRows.ts'
import { largest } from './largest.ts'

type ChartCardProps = {
  headings: string[]
  /** The sentence about the chart sums their requests. */
  rows: (FigureRow & { requests: number })[]
  title: string
  /** Height of the chart in pixels. */
  height: number
  /** Explains the colours and shapes. */
  legend?: ReactNode
  children: ReactNode
}

/** Shows a chart, which a sentence tells to those who do not see it, and its figures as a table. */
export const ChartCard = ({ title, height, legend, headings, rows, children }: ChartCardProps) => {
  const t = useSentence()
  const { total, name, most } = largest(rows)
  const isEmpty = rows.every(({ figures }) => figures.every(({ value }) => value === 0))
  return (
    <Card sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography variant="h3">{title}</Typography>
        {isEmpty ? (
          <Typography variant="body2" color="text.secondary" sx={{ py: 4 }}>
            {t('dashboard.noActivity')}
          </Typography>
        ) : (
          <>
            <Box
              role="img"
              aria-label={t('dashboard.summary', { title, smart_count: total, name, most })}
              sx={{ mt: 2 }}
            >
              <Box aria-hidden sx={{ height }}>
                {children}
              </Box>
            </Box>
            {legend}
            <Box component="details" sx={{ mt: 1 }}>
              <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
                {t('dashboard.asTable')}
              </Typography>
              <Figures headings={headings} rows={rows} />
            </Box>
          </>
        )}
      </CardContent>
    </Card>
  )
}
