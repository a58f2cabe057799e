import type { AdminApp } from '@portal/contract'
import { BulkExportButton, DataTable } from 'react-admin'
import { BulkDelete } from '../../bulk/BulkDelete.tsx'
import { AppThumbnail } from '../../fields/AppThumbnail.tsx'
import { DateField } from '../../fields/DateField.tsx'
import { DurationField } from '../../fields/DurationField.tsx'
import { AppStatusField } from '../../fields/StatusFields.tsx'
import { columnWidths } from '../../layout/columnWidths.ts'
import { hiddenOnPhones } from '../../layout/hiddenOnPhones.ts'
import { NoData } from '../../layout/NoData.tsx'
import { isAdministrator } from '../../providers/portal.ts'
import { AppMarks } from './AppMarks.tsx'
import { AppTitle } from './AppTitle.tsx'
import { CategoryField } from './CategoryField.tsx'

const WIDTHS = columnWidths({
  order: 80,
  img_src: 88,
  name: 248,
  category: 168,
  status: 144,
  version: 96,
  marks: 96,
  duration_id: 112,
  followers: 104,
  updated_at: 128,
})

/** Shows the last column whole on a laptop. */
const CLOSER = { '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: { lg: 0.75, xl: 1.5 } } }
const PHONE = hiddenOnPhones(
  'order',
  'category',
  'status',
  'version',
  'marks',
  'duration_id',
  'followers',
  'updated_at',
)
/** Gives its room on a small laptop to what an editor looks for. */
const LAPTOP = { '@media (width < 87.5em)': { '&&& .column-duration_id': { display: 'none' } } }
const LOOK = { ...WIDTHS, ...CLOSER, ...PHONE, ...LAPTOP }

const BulkActions = () => (
  <>
    <BulkExportButton />
    {isAdministrator() && (
      <BulkDelete
        title="appsAdmin.delete.bulkTitle"
        text="appsAdmin.delete.bulkText"
        nameOf={({ name, code }: AdminApp) => `${name} (${code})`}
      />
    )}
  </>
)

export const AppTable = () => (
  <DataTable bulkActionButtons={<BulkActions />} empty={<NoData />} rowClick="edit" sx={LOOK}>
    <DataTable.NumberCol source="order" />
    <DataTable.Col source="img_src" field={AppThumbnail} disableSort />
    <DataTable.Col source="name" field={AppTitle} />
    <DataTable.Col source="category" field={CategoryField} />
    <DataTable.Col source="status" field={AppStatusField} />
    <DataTable.Col source="version" />
    <DataTable.Col source="marks" label="appsAdmin.tabs.media" field={AppMarks} disableSort />
    <DataTable.Col
      source="duration_id"
      label="resources.requestappaccess.fields.duration_id"
      field={DurationField}
    />
    <DataTable.NumberCol source="followers" disableSort />
    <DataTable.Col source="updated_at" field={DateField} />
  </DataTable>
)
