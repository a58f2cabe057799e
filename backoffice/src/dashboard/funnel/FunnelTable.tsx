import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Statistics } from '@portal/contract'
import { Link } from 'react-router-dom'
import { useSentence } from '../../providers/i18nProvider.ts'
import { numberText, shareText } from '../numbers.ts'
import { lengthOf } from '../range.ts'
import { STEPS, type Step, shareOfStepBefore, stepPath } from '../steps.ts'

/** Tells each step in figures: how many, which share of the step before, and how many the time before. */
export const FunnelTable = ({ statistics }: { statistics: Statistics }) => {
  const t = useSentence()
  const days = lengthOf(statistics)
  return (
    <Table size="small" sx={{ '& td, & th': { px: { xs: 0.5, sm: 1 }, fontVariantNumeric: 'tabular-nums' } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('dashboard.step')}</TableCell>
          <TableCell align="right">{t('dashboard.number')}</TableCell>
          <TableCell align="right">{t('dashboard.ofStepBefore')}</TableCell>
          <TableCell align="right">{t('dashboard.before', { smart_count: days })}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {STEPS.map((step) => (
          <StepRow key={step} step={step} statistics={statistics} />
        ))}
      </TableBody>
    </Table>
  )
}

const StepRow = ({ step, statistics }: { step: Step; statistics: Statistics }) => {
  const t = useSentence()
  const to = stepPath(step, statistics)
  const share = shareOfStepBefore(step, statistics)
  const value = numberText(statistics[step])
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {t(`dashboard.${step}`)}
      </TableCell>
      <TableCell align="right">{to ? <Link to={to}>{value}</Link> : value}</TableCell>
      <TableCell align="right">{share === null ? t('dashboard.noFigure') : shareText(share)}</TableCell>
      <TableCell align="right">{numberText(statistics.before[step])}</TableCell>
    </TableRow>
  )
}
