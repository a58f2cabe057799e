import { Box, Card, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { formatParis, localized } from '@portal/contract/rules'
import { RecordContextProvider, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { AppStatusField } from '../../fields/StatusFields.tsx'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { currentLanguage } from '../../providers/language.ts'

const LENGTH = 8

/** Lists the apps that changed last. */
export const LatestApps = () => {
  const t = useSentence()
  const { data, error, refetch } = useGetList<AdminApp>('manageapps', {
    pagination: { page: 1, perPage: LENGTH },
    sort: { field: 'updated_at', order: 'DESC' },
  })
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography variant="h2">{t('dashboard.editor.latest')}</Typography>
      <Card>
        {error && <LoadFailure error={error} onRetry={refetch} />}
        <List disablePadding sx={{ '& > :last-child': { borderBottom: 0 } }}>
          {data?.map((app) => (
            <RecordContextProvider key={app.id} value={app}>
              <ListItem disablePadding divider>
                <ListItemButton component={Link} to={`/manageapps/${app.id}`}>
                  <ListItemText
                    primary={localized(currentLanguage(), app.name, app.name_en)}
                    secondary={t('dashboard.editor.changedOn', { date: formatParis(app.updated_at) })}
                  />
                  <AppStatusField />
                </ListItemButton>
              </ListItem>
            </RecordContextProvider>
          ))}
        </List>
      </Card>
    </Box>
  )
}
