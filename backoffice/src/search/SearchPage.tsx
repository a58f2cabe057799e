import { Typography } from '@mui/material'
import type { SearchMiss } from '@portal/contract'
import { BulkExportButton, DataTable, ExportButton, TopToolbar } from 'react-admin'
import { BulkDelete } from '../bulk/BulkDelete.tsx'
import { EXPORT_MAX } from '../csv/exporter.ts'
import { DateField } from '../fields/DateField.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { columnWidths } from '../layout/columnWidths.ts'
import { hiddenOnPhones } from '../layout/hiddenOnPhones.ts'
import { NoData } from '../layout/NoData.tsx'
import { PhoneSort } from '../layout/PhoneSort.tsx'
import { RecordList } from '../layout/RecordList.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { exportColumns } from './exportColumns.ts'
import { Synonyms } from './Synonyms.tsx'

const filters = [<SearchField key="q" source="q" alwaysOn />]
const LOOK = {
  ...columnWidths({ words: 400, count: 144, first_at: 144, last_at: 144 }),
  ...hiddenOnPhones('first_at', 'last_at'),
}

const BulkActions = () => (
  <>
    <BulkExportButton />
    <BulkDelete
      title="searchAdmin.forget.title"
      text="searchAdmin.forget.text"
      nameOf={({ words }: SearchMiss) => words}
    />
  </>
)

const Actions = () => (
  <TopToolbar sx={{ alignItems: 'center' }}>
    <PhoneSort fields={['count', 'last_at', 'words']} />
    <ExportButton maxResults={EXPORT_MAX} />
  </TopToolbar>
)

/** The words that found nothing, most wanted first, and the synonyms that let them find something. */
const SearchPage = () => {
  const t = useSentence()
  return (
    <>
      <RecordList
        actions={<Actions />}
        exportColumns={exportColumns}
        filters={filters}
        sort={{ field: 'count', order: 'DESC' }}
      >
        <Typography variant="body2" color="text.secondary" sx={{ p: 2, pb: 0 }}>
          {t('searchAdmin.missesHelp')}
        </Typography>
        <DataTable bulkActionButtons={<BulkActions />} empty={<NoData />} rowClick={false} sx={LOOK}>
          <DataTable.Col source="words" />
          <DataTable.NumberCol source="count" />
          <DataTable.Col source="first_at" field={DateField} />
          <DataTable.Col source="last_at" field={DateField} />
        </DataTable>
      </RecordList>
      <Synonyms />
    </>
  )
}
export default SearchPage
