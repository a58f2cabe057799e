import { Box, Card, LinearProgress, Typography, useMediaQuery } from '@mui/material'
import { Loading, Title, useAuthenticated } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { OrderList } from './OrderList.tsx'
import { type Progress, useOrder } from './useOrder.ts'

/** Orders the catalogue by mouse, keyboard, number or finger. */
const AppOrder = () => {
  useAuthenticated()
  const t = useSentence()
  const hasFinger = useMediaQuery('(pointer: coarse)')
  const { apps, progress, error, refetch, isSaving, show, save } = useOrder()
  return (
    <Box sx={{ pt: 2, maxWidth: 880 }}>
      <Title title={t('appsAdmin.order.title')} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {t(hasFinger ? 'appsAdmin.order.helpTouch' : 'appsAdmin.order.help')}
      </Typography>
      <Card sx={{ overflow: 'visible' }}>
        {apps ? (
          <OrderList apps={apps} isSaving={isSaving} onShow={show} onSave={save} />
        ) : error ? (
          <LoadFailure error={error} onRetry={refetch} />
        ) : (
          <Reading progress={progress} />
        )}
      </Card>
    </Box>
  )
}
export default AppOrder

const Reading = ({ progress }: { progress: Progress | undefined }) => {
  const t = useSentence()
  if (!progress) return <Loading />
  const label = t('appsAdmin.order.reading', progress)
  return (
    <Box sx={{ p: 4, display: 'grid', gap: 1 }}>
      <Typography variant="body2">{label}</Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * progress.read) / progress.total}
        aria-label={label}
      />
    </Box>
  )
}
