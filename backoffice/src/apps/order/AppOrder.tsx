import { Box, Card, Typography } from '@mui/material'
import { Loading, Title, useAuthenticated } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { OrderList } from './OrderList.tsx'
import { useOrder } from './useOrder.ts'

/** The order of the catalogue, by hand: with the mouse, the keyboard, or a number. */
const AppOrder = () => {
  useAuthenticated()
  const t = useSentence()
  const { apps, error, refetch, isSaving, show, save } = useOrder()
  return (
    <Box sx={{ pt: 2, maxWidth: 880 }}>
      <Title title={t('appsAdmin.order.title')} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {t('appsAdmin.order.help')}
      </Typography>
      <Card>
        {apps ? (
          <OrderList apps={apps} isSaving={isSaving} onShow={show} onSave={save} />
        ) : error ? (
          <LoadFailure error={error} onRetry={refetch} />
        ) : (
          <Loading />
        )}
      </Card>
    </Box>
  )
}
export default AppOrder
