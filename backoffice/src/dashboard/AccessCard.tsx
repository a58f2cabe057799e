import {
  Box,
  Button,
  Card,
  CardHeader,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { RecordContextProvider, type SortPayload, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { ClockField } from '../fields/ClockField.tsx'
import { listPath } from '../fields/listPath.ts'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { currentLanguage } from '../providers/language.ts'

type AccessCardProps = {
  title: string
  none: string
  filter: Record<string, unknown>
  sort: SortPayload
}
const LENGTH = 5

/** Shows the first requests of a filter, each one click from its decision, and a link to all of them. */
export const AccessCard = ({ title, none, filter, sort }: AccessCardProps) => {
  const t = useSentence()
  const {
    data = [],
    total = 0,
    error,
    refetch,
    isPending,
  } = useGetList<AdminAccess>('requestappaccess', {
    filter,
    sort,
    pagination: { page: 1, perPage: LENGTH },
  })
  return (
    <Card>
      <CardHeader
        title={title}
        slotProps={{ title: { variant: 'h3', component: 'h3' } }}
        action={
          total > 0 && (
            <Button component={Link} to={listPath('requestappaccess', filter)} size="small">
              {t('dashboard.seeAll', { count: total })}
            </Button>
          )
        }
      />
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {total === 0 && !isPending && !error && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {none}
        </Typography>
      )}
      <List disablePadding sx={{ '& > :last-child': { borderBottom: 0 } }}>
        {data.map((access) => (
          <RecordContextProvider key={access.id} value={access}>
            <ListItem disablePadding divider>
              <ListItemButton component={Link} to={`/requestappaccess/${access.id}`}>
                <ListItemText
                  primary={localized(currentLanguage(), access.name, access.name_en)}
                  secondary={[access.prenom, access.nom, access.organisation && `· ${access.organisation}`]
                    .filter(Boolean)
                    .join(' ')}
                />
                <Box sx={{ flexShrink: 0, ml: 1 }}>
                  <ClockField />
                </Box>
              </ListItemButton>
            </ListItem>
          </RecordContextProvider>
        ))}
      </List>
    </Card>
  )
}
