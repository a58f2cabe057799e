import { CreateButton, DataTable, ExportButton, TopToolbar } from 'react-admin'
import { DateField } from '../fields/DateField.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { columnWidths } from '../layout/columnWidths.ts'
import { hiddenOnPhones } from '../layout/hiddenOnPhones.ts'
import { NoData } from '../layout/NoData.tsx'
import { PhoneSort } from '../layout/PhoneSort.tsx'
import { RecordList } from '../layout/RecordList.tsx'
import { exportColumns } from './exportColumns.ts'
import { PassNameField, PassStateField, SeatsField } from './fields.tsx'
import { VisitPassViews } from './VisitPassViews.tsx'

const filters = [<SearchField key="q" source="q" alwaysOn />]
const COLUMNS = {
  ...columnWidths({ name: 320, state: 128, taken: 128 }),
  ...hiddenOnPhones('opens_at', 'closes_at'),
}

const Actions = () => (
  <TopToolbar>
    <PhoneSort fields={['closes_at', 'opens_at', 'name', 'taken']} />
    <ExportButton />
    <CreateButton variant="contained" />
  </TopToolbar>
)

const VisitPassList = () => (
  <RecordList
    actions={<Actions />}
    exportColumns={exportColumns}
    filters={filters}
    sort={{ field: 'closes_at', order: 'DESC' }}
  >
    <VisitPassViews />
    <DataTable bulkActionButtons={false} empty={<NoData />} rowClick="edit" sx={COLUMNS}>
      <DataTable.Col source="name" field={PassNameField} />
      <DataTable.Col source="state" field={PassStateField} disableSort />
      <DataTable.Col source="taken" field={SeatsField} />
      <DataTable.Col source="opens_at" field={DateField} />
      <DataTable.Col source="closes_at" field={DateField} />
    </DataTable>
  </RecordList>
)
export default VisitPassList
