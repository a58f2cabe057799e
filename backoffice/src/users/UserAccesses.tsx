import type { AdminAccess } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { DataTable, Pagination, ReferenceManyField, useListContext, useRecordContext } from 'react-admin'
import { ClockField } from '../fields/ClockField.tsx'
import { DateField } from '../fields/DateField.tsx'
import { DurationField } from '../fields/DurationField.tsx'
import { RecordName } from '../fields/RecordName.tsx'
import { AccessStateField } from '../fields/StatusFields.tsx'
import { NoData } from '../layout/NoData.tsx'
import { currentLanguage } from '../providers/language.ts'
import { GrantAccessButton } from './GrantAccessButton.tsx'

const AppName = () => {
  const access = useRecordContext<AdminAccess>()
  return access && <RecordName>{localized(currentLanguage(), access.name, access.name_en)}</RecordName>
}

const PER_PAGE = 10
/** Hides pagination when one page holds every row. */
const MorePages = () => ((useListContext().total ?? 0) > PER_PAGE ? <Pagination /> : null)

/** Lists the person's requests and accesses, newest first. */
export const UserAccesses = () => (
  <>
    <GrantAccessButton />
    <ReferenceManyField
      reference="requestappaccess"
      target="user_id"
      sort={{ field: 'updated_at', order: 'DESC' }}
      pagination={<MorePages />}
      perPage={PER_PAGE}
    >
      <DataTable bulkActionButtons={false} empty={<NoData />} rowClick="edit" sx={{ width: '100%', mt: 2 }}>
        <DataTable.Col source="name" field={AppName} />
        <DataTable.Col source="state" field={AccessStateField} disableSort />
        <DataTable.Col source="clock" label="requestsAdmin.clock" field={ClockField} disableSort />
        <DataTable.Col source="duration_id" field={DurationField} />
        <DataTable.NumberCol source="nb_access" disableSort />
        <DataTable.Col source="updated_at" field={DateField} />
      </DataTable>
    </ReferenceManyField>
  </>
)
