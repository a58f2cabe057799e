import { Box } from '@mui/material'
import type { Statistics } from '@portal/contract'
import { MINUTE_MS } from '@portal/contract/rules'
import { listPath } from '../fields/listPath.ts'
import { useAgeText } from '../fields/useAgeText.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { changeOf } from './change.ts'
import { numberText } from './numbers.ts'
import { lengthOf } from './range.ts'
import { STEPS, stepPath } from './steps.ts'
import { Tile } from './Tile.tsx'

/** Shows the figures of a range beside those of the time before, each linked to what it counts. */
export const Figures = ({ statistics }: { statistics: Statistics }) => {
  const t = useSentence()
  const age = useAgeText()
  const { before, from, to, decisions, median_decision_minutes: median } = statistics
  const days = lengthOf({ from, to })
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))' }}
    >
      {STEPS.map((step) => (
        <Tile
          key={step}
          name={t(`dashboard.${step}`)}
          value={numberText(statistics[step])}
          change={changeOf(statistics[step], before[step])}
          days={days}
          to={stepPath(step, { from, to })}
        />
      ))}
      <Tile
        name={t('dashboard.median')}
        value={median === null ? t('dashboard.noFigure') : age(median * MINUTE_MS)}
        note={t('dashboard.ofDecisions', { smart_count: decisions })}
        change={changeOf(median, before.median_decision_minutes)}
        days={days}
        to={listPath('requestappaccess', { answered_from: from, answered_to: to })}
      />
    </Box>
  )
}
