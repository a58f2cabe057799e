import { Box, Card, CardContent, Typography } from '@mui/material'
import type { Statistics } from '@portal/contract'
import { useSentence } from '../../providers/i18nProvider.ts'
import { numberText } from '../numbers.ts'
import { STEPS } from '../steps.ts'
import { FunnelBars } from './FunnelBars.tsx'
import { FunnelTable } from './FunnelTable.tsx'

/** Shows the way from views to use: a drawing with a name for those who do not see it, and its table beside. */
export const Funnel = ({ statistics }: { statistics: Statistics }) => {
  const t = useSentence()
  const values = Object.fromEntries(STEPS.map((step) => [step, numberText(statistics[step])]))
  return (
    <Card sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography variant="h3">{t('dashboard.funnel')}</Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            mt: 2,
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
            alignItems: 'center',
          }}
        >
          <Box role="img" aria-label={t('dashboard.funnelSummary', values)} sx={{ minWidth: 0 }}>
            <FunnelBars figures={statistics} />
          </Box>
          <FunnelTable statistics={statistics} />
        </Box>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 2 }}>
          {t('dashboard.funnelNote')}
        </Typography>
      </CardContent>
    </Card>
  )
}
