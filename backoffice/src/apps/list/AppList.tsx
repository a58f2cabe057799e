import { PAGE_SIZE } from '@portal/contract/rules'
import { BooleanInput, List, SearchInput, SelectInput, useStore } from 'react-admin'
import { useExporter } from '../../csv/exporter.ts'
import { appStatusChoices, categoryChoices } from '../../fields/choices.ts'
import { LoadError } from '../../layout/LoadError.tsx'
import { AppGrid } from './AppGrid.tsx'
import { AppListToolbar } from './AppListToolbar.tsx'
import { AppTable } from './AppTable.tsx'
import { columns } from './columns.ts'
import { VIEW_KEY, type View } from './view.ts'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={appStatusChoices} alwaysOn />,
  <SelectInput key="category" source="category" choices={categoryChoices} alwaysOn />,
  <BooleanInput key="image" source="has_image" defaultValue={true} />,
  <BooleanInput key="video" source="has_video" defaultValue={true} />,
  <BooleanInput key="url" source="is_active_url" defaultValue={true} />,
]

/** The catalogue in its own order, as a table or as pictures. */
const AppList = () => {
  const [view] = useStore<View>(VIEW_KEY, 'list')
  return (
    <List
      actions={<AppListToolbar />}
      empty={false}
      error={<LoadError />}
      exporter={useExporter(columns)}
      filters={filters}
      perPage={PAGE_SIZE}
      sort={{ field: 'order', order: 'ASC' }}
    >
      {view === 'grid' ? <AppGrid /> : <AppTable />}
    </List>
  )
}
export default AppList
