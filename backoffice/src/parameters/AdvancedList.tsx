import { Button } from '@mui/material'
import type { Parameter } from '@portal/contract'
import { BulkExportButton, CreateButton, DataTable, ExportButton, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import { BulkDelete } from '../bulk/BulkDelete.tsx'
import { EXPORT_MAX } from '../csv/exporter.ts'
import { DateField } from '../fields/DateField.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { columnWidths } from '../layout/columnWidths.ts'
import { hiddenOnPhones } from '../layout/hiddenOnPhones.ts'
import { NoData } from '../layout/NoData.tsx'
import { RecordList } from '../layout/RecordList.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { exportColumns } from './exportColumns.ts'
import { ParameterName } from './ParameterName.tsx'
import { ParameterStatusField } from './ParameterStatusField.tsx'
import { ParameterValueField } from './ParameterValueField.tsx'

const filters = [<SearchField key="q" source="q" alwaysOn />]

const LOOK = {
  ...columnWidths({
    parameter_name: 400,
    parameter_value: 240,
    parameter_status: 144,
    updated_at: 128,
  }),
  ...hiddenOnPhones('parameter_status', 'updated_at'),
}

const BulkActions = () => (
  <>
    <BulkExportButton />
    <BulkDelete
      title="parametersAdmin.delete.bulkTitle"
      text="parametersAdmin.delete.bulkText"
      nameOf={({ parameter_name }: Parameter) => parameter_name}
    />
  </>
)

const BackToSettings = () => {
  const t = useSentence()
  return (
    <Button component={Link} to="/parameters" size="small">
      {t('parametersAdmin.advanced.back')}
    </Button>
  )
}

const Actions = () => (
  <TopToolbar sx={{ alignItems: 'center' }}>
    <BackToSettings />
    <ExportButton maxResults={EXPORT_MAX} />
    <CreateButton variant="contained" />
  </TopToolbar>
)

/** The raw table, with the parameters that the portal does not read. */
const AdvancedList = () => (
  <RecordList
    resource="parameters"
    title="parametersAdmin.advanced.heading"
    actions={<Actions />}
    exportColumns={exportColumns}
    filters={filters}
    sort={{ field: 'parameter_name', order: 'ASC' }}
  >
    <DataTable bulkActionButtons={<BulkActions />} empty={<NoData />} rowClick="edit" sx={LOOK}>
      <DataTable.Col source="parameter_name" field={ParameterName} />
      <DataTable.Col source="parameter_value" field={ParameterValueField} />
      <DataTable.Col source="parameter_status" field={ParameterStatusField} />
      <DataTable.Col source="updated_at" field={DateField} />
    </DataTable>
  </RecordList>
)
export default AdvancedList
