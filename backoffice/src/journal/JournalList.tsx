import { Typography } from '@mui/material'
import {
  AutocompleteInput,
  ColumnsButton,
  DataTable,
  DateInput,
  ExportButton,
  FilterButton,
  ReferenceInput,
  SelectInput,
  TopToolbar,
} from 'react-admin'
import { EXPORT_MAX, useSaidCut } from '../csv/exporter.ts'
import { DateField } from '../fields/DateField.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { columnWidths } from '../layout/columnWidths.ts'
import { hiddenOnPhones } from '../layout/hiddenOnPhones.ts'
import { NoData } from '../layout/NoData.tsx'
import { PhoneSort } from '../layout/PhoneSort.tsx'
import { RecordList } from '../layout/RecordList.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { actorChoices, kindChoices, objectChoices } from './choices.ts'
import { EntryField } from './EntryField.tsx'
import { ActorField, FactsField, ObjectField } from './EntryFields.tsx'
import { exportColumns } from './exportColumns.ts'
import { exportLines } from './exportLines.ts'
import { JournalViews } from './JournalViews.tsx'

const LOOK = {
  ...columnWidths({
    at: 128,
    kind: 184,
    actor_id: 184,
    object_id: 200,
    details: 280,
    reason: 200,
    partner_id: 120,
  }),
  ...hiddenOnPhones('id', 'at', 'actor_id', 'object_id', 'details', 'reason', 'partner_id'),
}

const filters = [
  <SearchField key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kindChoices} />,
  <SelectInput key="object" source="object" choices={objectChoices} />,
  <SelectInput key="actor" source="actor" choices={actorChoices} />,
  <ReferenceInput key="by" source="actor_id" reference="manageusers" sort={{ field: 'nom', order: 'ASC' }}>
    <AutocompleteInput
      optionText={({ prenom, nom, email }) => `${prenom} ${nom} · ${email}`}
      sx={{ minWidth: 260 }}
    />
  </ReferenceInput>,
  <DateInput key="from" source="from" />,
  <DateInput key="to" source="to" />,
]

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <PhoneSort fields={['at']} />
    <ColumnsButton />
    <ExportButton label="journalAdmin.csv" maxResults={EXPORT_MAX} />
    <ExportButton label="journalAdmin.lines" exporter={useSaidCut(exportLines)} maxResults={EXPORT_MAX} />
  </TopToolbar>
)

const JournalList = () => {
  const t = useSentence()
  return (
    <RecordList
      actions={<Actions />}
      exportColumns={exportColumns}
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
    >
      <JournalViews />
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1 }}>
        {t('journalAdmin.help')}
      </Typography>
      <DataTable
        bulkActionButtons={false}
        empty={<NoData />}
        hiddenColumns={['partner_id', 'actor', 'id']}
        rowClick={false}
        sx={LOOK}
      >
        <DataTable.NumberCol source="id" />
        <DataTable.Col source="at" field={DateField} />
        <DataTable.Col source="kind" field={EntryField} disableSort />
        <DataTable.Col source="actor_id" field={ActorField} disableSort />
        <DataTable.Col
          source="object_id"
          label="resources.journal.fields.object"
          field={ObjectField}
          disableSort
        />
        <DataTable.Col source="details" field={FactsField} disableSort />
        <DataTable.Col source="reason" disableSort />
        <DataTable.Col source="partner_id" disableSort />
      </DataTable>
    </RecordList>
  )
}
export default JournalList
