import type { User } from '@portal/contract'
import {
  BulkExportButton,
  ColumnsButton,
  DataTable,
  DateInput,
  ExportButton,
  FilterButton,
  NullableBooleanInput,
  SelectInput,
  TopToolbar,
} from 'react-admin'
import { BulkDelete } from '../bulk/BulkDelete.tsx'
import { EXPORT_MAX } from '../csv/exporter.ts'
import { userStatusChoices } from '../fields/choices.ts'
import { DateField } from '../fields/DateField.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { UserStatusField } from '../fields/StatusFields.tsx'
import { columnWidths } from '../layout/columnWidths.ts'
import { hiddenOnPhones } from '../layout/hiddenOnPhones.ts'
import { NoData } from '../layout/NoData.tsx'
import { PhoneSort } from '../layout/PhoneSort.tsx'
import { RecordList } from '../layout/RecordList.tsx'
import { exportColumns } from './exportColumns.ts'
import { RoleField } from './RoleField.tsx'
import { roleChoices } from './roleChoices.ts'
import { UserName } from './UserName.tsx'
import { UserViews } from './UserViews.tsx'

const filters = [
  <SearchField key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={userStatusChoices} />,
  <SelectInput key="role" source="role" choices={roleChoices} />,
  <NullableBooleanInput key="active" source="is_active" />,
  <DateInput key="since" source="connected_since" />,
]

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <PhoneSort fields={['created_at', 'last_connect_at', 'nom', 'status']} />
    <ColumnsButton />
    <ExportButton maxResults={EXPORT_MAX} />
  </TopToolbar>
)

const WIDTHS = columnWidths({
  nom: 176,
  email: 240,
  organisation: 168,
  fonction: 168,
  telephone: 144,
  status: 104,
  roles: 136,
  partner_id: 120,
  created_at: 128,
  last_connect_at: 128,
  updated_at: 128,
})
const PHONE = hiddenOnPhones(
  'id',
  'email',
  'organisation',
  'fonction',
  'telephone',
  'status',
  'roles',
  'partner_id',
  'created_at',
  'last_connect_at',
  'updated_at',
)
const LOOK = { ...WIDTHS, ...PHONE }

const BulkActions = () => (
  <>
    <BulkExportButton />
    <BulkDelete
      title="usersAdmin.delete.bulkTitle"
      text="usersAdmin.delete.bulkText"
      nameOf={({ prenom, nom, email }: User) => `${prenom} ${nom} · ${email}`}
    />
  </>
)

const UserList = () => (
  <RecordList
    actions={<Actions />}
    exportColumns={exportColumns}
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
  >
    <UserViews />
    <DataTable
      bulkActionButtons={<BulkActions />}
      empty={<NoData />}
      hiddenColumns={['id', 'telephone', 'fonction', 'partner_id', 'updated_at']}
      rowClick="edit"
      sx={LOOK}
    >
      <DataTable.NumberCol source="id" />
      <DataTable.Col source="nom" field={UserName} />
      <DataTable.Col source="email" />
      <DataTable.Col source="organisation" />
      <DataTable.Col source="fonction" />
      <DataTable.Col source="telephone" disableSort />
      <DataTable.Col source="status" field={UserStatusField} />
      <DataTable.Col source="roles" field={RoleField} />
      <DataTable.Col source="partner_id" disableSort />
      <DataTable.Col source="created_at" field={DateField} />
      <DataTable.Col source="last_connect_at">
        <DateField source="last_connect_at" empty="console.never" />
      </DataTable.Col>
      <DataTable.Col source="updated_at" field={DateField} />
    </DataTable>
  </RecordList>
)
export default UserList
