import { Box, Typography } from '@mui/material'
import { useSentence } from '../providers/i18nProvider.ts'
import { AccessCard } from './AccessCard.tsx'
import { FailedPublication } from './FailedPublication.tsx'

/** Shows the oldest waiting requests and the accesses about to end. */
export const Attention = () => {
  const t = useSentence()
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography variant="h2">{t('dashboard.attention')}</Typography>
      <FailedPublication />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <AccessCard
          title={t('dashboard.waiting')}
          none={t('dashboard.waitingNone')}
          filter={{ state: 'waiting' }}
          sort={{ field: 'created_at', order: 'ASC' }}
        />
        <AccessCard
          title={t('dashboard.endingSoon')}
          none={t('dashboard.endingSoonNone')}
          filter={{ ending_soon: true }}
          sort={{ field: 'expire_at', order: 'ASC' }}
        />
      </Box>
    </Box>
  )
}
