import {
  Box,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { useSentence } from '../../providers/i18nProvider.ts'
import { largest } from './largest.ts'

type ChartCardProps = {
  title: string
  /** Height of the chart in pixels. */
  height: number
  headings: string[]
  rows: { key: string | number; name: string; values: number[]; to?: To }[]
  children: ReactNode
}

/** Shows a chart, which a sentence tells to those who do not see it, and its figures as a table. */
export const ChartCard = ({ title, height, headings, rows, children }: ChartCardProps) => {
  const t = useSentence()
  const { total, name, most } = largest(rows)
  const isEmpty = rows.every(({ values }) => values.every((value) => value === 0))
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
            <Box component="details" sx={{ mt: 1 }}>
              <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
                {t('dashboard.asTable')}
              </Typography>
              <FigureTable headings={headings} rows={rows} />
            </Box>
          </>
        )}
      </CardContent>
    </Card>
  )
}

const FigureTable = ({ headings, rows }: Pick<ChartCardProps, 'headings' | 'rows'>) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        {headings.map((heading, index) => (
          <TableCell key={heading} align={index === 0 ? 'left' : 'right'}>
            {heading}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ key, name, values, to }) => (
        <TableRow key={key}>
          <TableCell component="th" scope="row">
            {to ? <Link to={to}>{name}</Link> : name}
          </TableCell>
          {values.map((value, index) => (
            <TableCell key={headings[index + 1]} align="right">
              {value}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
