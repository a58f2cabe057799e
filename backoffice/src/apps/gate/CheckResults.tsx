import { Alert, Box, Typography } from '@mui/material'
import type { CheckedCase } from '@portal/contract'
import type { StatusTone } from '@portal/contract/rules'
import { ToneChip } from '../../fields/ToneChip.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'

type CheckResultsProps = { cases: readonly CheckedCase[]; isRunning: boolean; isDone: boolean }

const TONES: Record<CheckedCase['outcome'], StatusTone> = {
  passed: 'green',
  failed: 'red',
  'left out': 'orange',
}

/** Lists what was tried so far, and what to mend first. */
export const CheckResults = ({ cases, isRunning, isDone }: CheckResultsProps) => {
  const t = useSentence()
  if (cases.length === 0 && !isRunning) return null
  return (
    <Box component="section" aria-labelledby="check-results" sx={{ mt: 2 }}>
      <Typography id="check-results" variant="overline" component="h3" color="text.secondary">
        {t('appsAdmin.check.results')}
      </Typography>
      <div role="status">
        {isRunning ? t('appsAdmin.check.running') : isDone && <Verdict cases={cases} />}
      </div>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {cases.map((one) => (
          <CaseLine key={one.name} {...one} />
        ))}
      </Box>
      {isDone && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('appsAdmin.check.leftOut')}
        </Typography>
      )}
    </Box>
  )
}

const Verdict = ({ cases }: Pick<CheckResultsProps, 'cases'>) => {
  const t = useSentence()
  const count = cases.filter(({ outcome }) => outcome === 'failed').length
  return (
    <Alert severity={count === 0 ? 'success' : 'warning'} sx={{ my: 1 }}>
      {count === 0 ? t('appsAdmin.check.done') : t('appsAdmin.check.toMend', { smart_count: count })}
    </Alert>
  )
}

const CaseLine = ({ outcome, title, mend }: CheckedCase) => {
  const t = useSentence()
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: '104px 1fr', gap: 1, py: 0.5, alignItems: 'start' }}
    >
      <span>
        <ToneChip tone={TONES[outcome]} label={t(`appsAdmin.check.outcome.${outcome}`)} />
      </span>
      <Typography variant="body2">
        {title}
        {outcome === 'failed' && <strong> {mend}</strong>}
      </Typography>
    </Box>
  )
}
