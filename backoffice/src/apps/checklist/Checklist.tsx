import { Alert, Box, Link, Typography } from '@mui/material'
import { useCreatePath, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { useSentence } from '../../providers/i18nProvider.ts'
import { checklist, type Entered, isOnlineWithoutAddress } from './missing.ts'

/** Says what is missing before people can try the app, while it is being written. */
export const Checklist = () => {
  const t = useSentence()
  const app: Entered = useWatch()
  return (
    <Box component="section" sx={{ mb: 2 }}>
      {isOnlineWithoutAddress(app) && <AddressWarning />}
      <Typography variant="overline" component="h2" color="text.secondary">
        {t('appsAdmin.checklist.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {checklist(app).map(({ item, isDone }) => (
          <Typography key={item} component="li" variant="body2">
            {t(isDone ? 'appsAdmin.checklist.done' : 'appsAdmin.checklist.missing', {
              item: t(`appsAdmin.checklist.${item}`),
            })}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

const AddressWarning = () => {
  const t = useSentence()
  const record = useRecordContext()
  const createPath = useCreatePath()
  const form = createPath({ resource: 'manageapps', type: record ? 'edit' : 'create', id: record?.id })
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('appsAdmin.checklist.unreachable')}{' '}
      <Link component={RouterLink} to={`${form}/settings`} color="inherit">
        {t('appsAdmin.checklist.giveAddress')}
      </Link>
    </Alert>
  )
}
