import { Alert, Box, Link, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { useSentence } from '../../providers/i18nProvider.ts'
import { isAdministrator } from '../../providers/portal.ts'
import { useFieldPath } from '../useFieldPath.ts'
import { checklist, type Entered, isOnlineWithoutAddress } from './missing.ts'

/** Says what is missing before people can try the app, while it is being written; each gap leads to its field. */
export const Checklist = () => {
  const t = useSentence()
  const pathOf = useFieldPath()
  const app: Entered = useWatch()
  return (
    <Box component="section" sx={{ mb: 2 }}>
      {isOnlineWithoutAddress(app) && <AddressWarning field={app.url ? 'is_active_url' : 'url'} />}
      <Followers />
      <Typography variant="overline" component="h2" color="text.secondary">
        {t('appsAdmin.checklist.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {checklist(app).map(({ item, field, isDone }) => {
          const name = t(`appsAdmin.checklist.${item}`)
          const sentence = t(isDone ? 'appsAdmin.checklist.done' : 'appsAdmin.checklist.missing', {
            item: name,
          })
          // Editors see that the gate is missing; an administrator sets it up.
          const leads = !isDone && (field !== 'gate' || isAdministrator())
          return (
            <Typography key={item} component="li" variant="body2" sx={{ py: 0.25 }}>
              {leads ? (
                <Link component={RouterLink} to={pathOf(field)} color="inherit">
                  {sentence}
                </Link>
              ) : (
                sentence
              )}
            </Typography>
          )
        })}
      </Box>
    </Box>
  )
}

/** Says how many people wait for the app to open. */
const Followers = () => {
  const t = useSentence()
  const record = useRecordContext<AdminApp>()
  return record?.followers ? (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('appsAdmin.followers', { smart_count: record.followers })}
    </Alert>
  ) : null
}

const AddressWarning = ({ field }: { field: 'url' | 'is_active_url' }) => {
  const t = useSentence()
  const pathOf = useFieldPath()
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('appsAdmin.checklist.unreachable')}{' '}
      <Link component={RouterLink} to={pathOf(field)} color="inherit">
        {t('appsAdmin.checklist.giveAddress')}
      </Link>
    </Alert>
  )
}
