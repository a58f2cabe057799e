import { Alert, Box, Card, Skeleton, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useDataProvider } from 'react-admin'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { Figures } from './Figures.tsx'
import { FeedbackByApp } from './feedback/FeedbackByApp.tsx'
import { Funnel } from './funnel/Funnel.tsx'
import { isRange, type Range } from './range.ts'

/** Loads the chart library on this page only. */
const Charts = lazy(() => import('./charts/Charts.tsx'))

export const Activity = ({ range }: { range: Range }) => {
  const t = useSentence()
  const { statistics } = useDataProvider<ConsoleDataProvider>()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['statistics', range],
    queryFn: () => statistics(range),
    enabled: isRange(range),
    placeholderData: keepPreviousData,
  })
  if (!isRange(range)) return <Alert severity="warning">{t('dashboard.rangeInvalid')}</Alert>
  if (error)
    return (
      <Card>
        <LoadFailure error={error} onRetry={refetch} />
      </Card>
    )
  if (!data) return <Waiting />
  return (
    <>
      {isPlaceholderData && <Counting />}
      <Figures statistics={data} />
      <Funnel statistics={data} />
      <Suspense fallback={<Waiting />}>
        <Charts statistics={data} />
      </Suspense>
      <FeedbackByApp statistics={data} />
    </>
  )
}

const Counting = () => {
  const t = useSentence()
  return (
    <Typography role="status" variant="body2" color="text.secondary">
      {t('dashboard.counting')}
    </Typography>
  )
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Counting />
    <Skeleton variant="rounded" height={104} />
    <Skeleton variant="rounded" height={320} />
  </Box>
)
