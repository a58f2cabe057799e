import type { AdminApp } from '@portal/contract'
import {
  AutocompleteInput,
  BulkExportButton,
  DataTable,
  DateInput,
  ExportButton,
  FilterButton,
  NullableBooleanInput,
  ReferenceInput,
  TopToolbar,
} from 'react-admin'
import { EXPORT_MAX } from '../csv/exporter.ts'
import { DateField } from '../fields/DateField.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { UsefulField } from '../fields/UsefulField.tsx'
import { columnWidths } from '../layout/columnWidths.ts'
import { hiddenOnPhones } from '../layout/hiddenOnPhones.ts'
import { NoData } from '../layout/NoData.tsx'
import { PhoneSort } from '../layout/PhoneSort.tsx'
import { RecordList } from '../layout/RecordList.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { AgainField } from './AgainField.tsx'
import { AppNameField } from './AppNameField.tsx'
import { CommentField } from './CommentField.tsx'
import { exportColumns } from './exportColumns.ts'

const filters = [
  <SearchField key="q" source="q" alwaysOn />,
  <ReferenceInput
    key="app"
    source="app_id"
    reference="manageapps"
    sort={{ field: 'name', order: 'ASC' }}
    alwaysOn
  >
    <AutocompleteInput
      optionText={({ name, code }: AdminApp) => `${name} (${code})`}
      sx={{ minWidth: 260 }}
    />
  </ReferenceInput>,
  <DateInput key="from" source="created_from" />,
  <DateInput key="to" source="created_to" />,
  <NullableBooleanInput key="commented" source="commented" sx={{ minWidth: 200 }} />,
]

const LOOK = {
  ...columnWidths({ app_id: 248, useful: 112, again: 200, comment: 400, created_at: 128 }),
  ...hiddenOnPhones('useful', 'again', 'comment', 'created_at'),
}

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <PhoneSort fields={['created_at', 'useful', 'app_id']} />
    <ExportButton maxResults={EXPORT_MAX} />
  </TopToolbar>
)

/** Lists what people said on the page that says goodbye, app by app, without who they are. */
const FeedbackList = () => {
  const t = useSentence()
  return (
    <RecordList
      actions={<Actions />}
      exportColumns={exportColumns}
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
    >
      <DataTable
        bulkActionButtons={<BulkExportButton />}
        empty={<NoData help={t('feedbackAdmin.emptyHelp')} />}
        rowClick={false}
        sx={LOOK}
      >
        <DataTable.Col source="app_id" field={AppNameField} />
        <DataTable.Col source="useful" field={UsefulField} />
        <DataTable.Col source="again" field={AgainField} disableSort />
        <DataTable.Col source="comment" field={CommentField} disableSort />
        <DataTable.Col source="created_at" field={DateField} />
      </DataTable>
    </RecordList>
  )
}
export default FeedbackList
