import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useSentence } from '../providers/i18nProvider.ts'
import { AccessCard } from './AccessCard.tsx'
import { FailedPublication } from './FailedPublication.tsx'

/** Shows the requests that waited longest, to decide them here, and the accesses about to end. */
export const Attention = ({ waiting }: { waiting: ReactNode }) => {
  const t = useSentence()
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography variant="h2">{t('dashboard.attention')}</Typography>
      <FailedPublication />
      {waiting}
      <AccessCard
        title={t('dashboard.endingSoon')}
        none={t('dashboard.endingSoonNone')}
        filter={{ ending_soon: true }}
        sort={{ field: 'expire_at', order: 'ASC' }}
      />
    </Box>
  )
}
