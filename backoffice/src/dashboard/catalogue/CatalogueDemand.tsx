import { Box, Typography } from '@mui/material'
import { useSentence } from '../../providers/i18nProvider.ts'
import { AwaitedApps, MostViewedApps } from './AppsInDemand.tsx'
import { MissedWords } from './MissedWords.tsx'

/** Shows what visitors want of the catalogue: what they look at, wait for, and did not find. */
export const CatalogueDemand = () => {
  const t = useSentence()
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography variant="h2">{t('dashboard.catalogue.title')}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
          alignItems: 'start',
        }}
      >
        <MostViewedApps />
        <AwaitedApps />
        <MissedWords />
      </Box>
    </Box>
  )
}
