import { Box, Stack, Typography } from '@mui/material'
import type { VisitGuest, VisitPass } from '@portal/contract'
import {
  DataTable,
  ExportButton,
  Link,
  Pagination,
  ReferenceManyField,
  useListContext,
  useRecordContext,
} from 'react-admin'
import { useExporter } from '../csv/exporter.ts'
import { DateField } from '../fields/DateField.tsx'
import { hiddenOnPhones } from '../layout/hiddenOnPhones.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { guestColumns } from './exportColumns.ts'

/** Leads to what the person may open. */
const GuestField = () => {
  const t = useSentence()
  const guest = useRecordContext<VisitGuest>()
  if (!guest) return null
  const name = `${guest.prenom} ${guest.nom}`
  return (
    <Link
      to={`/manageusers/${guest.user_id}/accesses`}
      aria-label={t('visitPassesAdmin.guests.accessOf', { name })}
    >
      {name}
    </Link>
  )
}

const Nobody = () => <Typography>{useSentence()('visitPassesAdmin.guests.none')}</Typography>

/** Accounts that were deleted keep their seats, and leave the list. */
const DeletedGuests = () => {
  const t = useSentence()
  const { total } = useListContext()
  const taken = useRecordContext<VisitPass>()?.taken ?? 0
  const smart_count = total === undefined ? 0 : taken - total
  return smart_count > 0 && <Typography>{t('visitPassesAdmin.guests.deleted', { smart_count })}</Typography>
}

/** Lists who took a seat, the last one first. */
export const Guests = () => {
  const t = useSentence()
  const exporter = useExporter(guestColumns)
  return (
    <Box component="section" sx={{ p: 2 }}>
      <ReferenceManyField
        reference="visitguests"
        target="visit_pass_id"
        sort={{ field: 'id', order: 'DESC' }}
        pagination={<Pagination />}
        perPage={25}
        exporter={exporter}
      >
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h3" component="h2">
            {t('visitPassesAdmin.guests.title')}
          </Typography>
          <ExportButton />
        </Stack>
        <DataTable
          bulkActionButtons={false}
          empty={<Nobody />}
          rowClick={false}
          sx={{ width: '100%', mt: 1, ...hiddenOnPhones('email') }}
        >
          <DataTable.Col source="name" field={GuestField} disableSort />
          <DataTable.Col source="organisation" disableSort />
          <DataTable.Col source="email" disableSort />
          <DataTable.Col source="taken_at" field={DateField} disableSort />
        </DataTable>
        <DeletedGuests />
      </ReferenceManyField>
    </Box>
  )
}
