import type { Parameter } from '@portal/contract'
import { PAGE_SIZE } from '@portal/contract/rules'
import { BulkExportButton, DataTable, List, SearchInput } from 'react-admin'
import { BulkDelete } from '../bulk/BulkDelete.tsx'
import { useExporter } from '../csv/exporter.ts'
import { DateField } from '../fields/DateField.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { NoData } from '../layout/NoData.tsx'
import { columns } from './columns.ts'
import { ParameterName } from './ParameterName.tsx'
import { ParameterStatusField } from './ParameterStatusField.tsx'
import { ParameterValueField } from './ParameterValueField.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const BulkActions = () => (
  <>
    <BulkExportButton />
    <BulkDelete
      title="parametersAdmin.deleteTitle"
      text="parametersAdmin.deleteHelp"
      nameOf={({ parameter_name }: Parameter) => parameter_name}
    />
  </>
)

const ParameterList = () => (
  <List
    empty={false}
    error={<LoadError />}
    exporter={useExporter(columns)}
    filters={filters}
    perPage={PAGE_SIZE}
    sort={{ field: 'parameter_name', order: 'ASC' }}
  >
    <DataTable bulkActionButtons={<BulkActions />} empty={<NoData />} rowClick="edit">
      <DataTable.Col source="parameter_name" field={ParameterName} />
      <DataTable.Col source="parameter_value" field={ParameterValueField} />
      <DataTable.Col source="parameter_status" field={ParameterStatusField} />
      <DataTable.Col source="updated_at" field={DateField} />
    </DataTable>
  </List>
)
export default ParameterList
