import { Card, CardContent, Typography } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { DataTable, ListContextProvider, useGetList, useList, useRecordContext } from 'react-admin'
import { DateField } from '../fields/DateField.tsx'
import { AccessStateField } from '../fields/StatusFields.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { RequestedApp } from './RequestedApp.tsx'

const LENGTH = 10
/** Tight cell padding for the side column. */
const NARROW = {
  '& .MuiTableCell-root': { px: 0.75, '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } },
}

/** Lists the person's latest other requests. */
export const PersonHistory = () => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  const { data, isPending } = useGetList<AdminAccess>(
    'requestappaccess',
    {
      filter: { user_id: access?.user_id },
      sort: { field: 'updated_at', order: 'DESC' },
      pagination: { page: 1, perPage: LENGTH },
    },
    { enabled: access?.user_id != null },
  )
  const others = data?.filter(({ id }) => id !== access?.id) ?? []
  const list = useList({ data: others, isPending, resource: 'requestappaccess' })
  return (
    <Card>
      <CardContent>
        <Typography variant="h3" component="h2">
          {t('requestsAdmin.history.title')}
        </Typography>
        {others.length === 0 ? (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t('requestsAdmin.history.none')}
          </Typography>
        ) : (
          <ListContextProvider value={list}>
            <DataTable bulkActionButtons={false} rowClick="edit" resource="requestappaccess" sx={NARROW}>
              <DataTable.Col source="name" disableSort>
                <RequestedApp isLink />
              </DataTable.Col>
              <DataTable.Col source="state" field={AccessStateField} disableSort />
              <DataTable.Col source="updated_at" field={DateField} disableSort />
            </DataTable>
          </ListContextProvider>
        )}
      </CardContent>
    </Card>
  )
}
