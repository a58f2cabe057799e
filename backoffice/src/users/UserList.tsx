import type { User } from '@portal/contract'
import { PAGE_SIZE } from '@portal/contract/rules'
import {
  BulkExportButton,
  ColumnsButton,
  DataTable,
  DateInput,
  ExportButton,
  FilterButton,
  List,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin'
import { BulkDelete } from '../bulk/BulkDelete.tsx'
import { EXPORT_MAX, useExporter } from '../csv/exporter.ts'
import { roleChoices, userStatusChoices } from '../fields/choices.ts'
import { DateField } from '../fields/DateField.tsx'
import { UserStatusField } from '../fields/StatusFields.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { NoData } from '../layout/NoData.tsx'
import { columns } from './columns.ts'
import { RoleField } from './RoleField.tsx'
import { UserName } from './UserName.tsx'
import { UserViews } from './UserViews.tsx'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={userStatusChoices} />,
  <SelectInput key="role" source="role" choices={roleChoices} />,
  <NullableBooleanInput key="active" source="is_active" />,
  <DateInput key="since" source="connected_since" />,
]

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ColumnsButton />
    <ExportButton maxResults={EXPORT_MAX} />
  </TopToolbar>
)

const BulkActions = () => (
  <>
    <BulkExportButton />
    <BulkDelete
      title="usersAdmin.delete.bulkTitle"
      text="usersAdmin.delete.text"
      nameOf={({ prenom, nom, email }: User) => `${prenom} ${nom} · ${email}`}
    />
  </>
)

const UserList = () => (
  <List
    actions={<Actions />}
    empty={false}
    error={<LoadError />}
    exporter={useExporter(columns)}
    filters={filters}
    perPage={PAGE_SIZE}
    sort={{ field: 'created_at', order: 'DESC' }}
  >
    <UserViews />
    <DataTable
      bulkActionButtons={<BulkActions />}
      empty={<NoData />}
      hiddenColumns={['id', 'telephone', 'fonction', 'partner_id', 'updated_at']}
      rowClick="edit"
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
  </List>
)
export default UserList
