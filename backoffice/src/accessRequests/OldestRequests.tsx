import { Box, Button, Card, CardHeader, Typography } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { ListContextProvider, ResourceContextProvider, useListContext, useListController } from 'react-admin'
import { Link } from 'react-router-dom'
import { listPath } from '../fields/listPath.ts'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { QueueKeys } from './QueueKeys.tsx'
import { FIRST_VIEW } from './views.ts'
import { WaitingTable } from './WaitingTable.tsx'
import { WithoutPending } from './WithoutPending.tsx'

const LENGTH = 5

/** Shows the requests that waited longest, decided in place as in the queue. */
const OldestRequests = () => (
  <ResourceContextProvider value="requestappaccess">
    <Oldest />
  </ResourceContextProvider>
)
export default OldestRequests

const Oldest = () => {
  const list = useListController<AdminAccess>({
    filterDefaultValues: FIRST_VIEW,
    sort: { field: 'created_at', order: 'ASC' },
    perPage: LENGTH,
    disableSyncWithLocation: true,
    storeKey: false,
  })
  return (
    <ListContextProvider value={list}>
      <WithoutPending>
        <Rows />
      </WithoutPending>
    </ListContextProvider>
  )
}

const Rows = () => {
  const t = useSentence()
  const { total = 0, isPending, error, refetch } = useListContext<AdminAccess>()
  return (
    <Card sx={{ minWidth: 0 }}>
      <CardHeader
        title={t('dashboard.waiting')}
        slotProps={{ title: { variant: 'h3', component: 'h3', className: 'queue-title', tabIndex: -1 } }}
        action={
          total > 0 && (
            <Button component={Link} to={listPath('requestappaccess', FIRST_VIEW)} size="small">
              {t('dashboard.seeAll', { count: total })}
            </Button>
          )
        }
      />
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {total === 0 && !isPending && !error && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {t('dashboard.waitingNone')}
        </Typography>
      )}
      {total > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <QueueKeys />
          <WaitingTable isShort />
        </Box>
      )}
    </Card>
  )
}
