import { BooleanField, CreateButton, DataTable, TopToolbar } from 'react-admin'
import { DateField } from '../fields/DateField.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { columnWidths } from '../layout/columnWidths.ts'
import { hiddenOnPhones } from '../layout/hiddenOnPhones.ts'
import { NoData } from '../layout/NoData.tsx'
import { RecordList } from '../layout/RecordList.tsx'
import { EventsField } from './EventsField.tsx'
import { exportColumns } from './exportColumns.ts'
import { UrlField } from './UrlField.tsx'

const filters = [<SearchField key="q" source="q" alwaysOn />]
const LOOK = {
  ...columnWidths({ url: 320, events: 360, is_active: 112, created_at: 128 }),
  ...hiddenOnPhones('events', 'created_at'),
}

const Actions = () => (
  <TopToolbar>
    <CreateButton variant="contained" />
  </TopToolbar>
)

const WebhookList = () => (
  <RecordList
    actions={<Actions />}
    exportColumns={exportColumns}
    filters={filters}
    sort={{ field: 'created_at', order: 'ASC' }}
  >
    <DataTable bulkActionButtons={false} empty={<NoData />} rowClick="edit" sx={LOOK}>
      <DataTable.Col source="url" field={UrlField} />
      <DataTable.Col source="events" field={EventsField} disableSort />
      <DataTable.Col source="is_active" field={BooleanField} disableSort />
      <DataTable.Col source="created_at" field={DateField} />
    </DataTable>
  </RecordList>
)
export default WebhookList
