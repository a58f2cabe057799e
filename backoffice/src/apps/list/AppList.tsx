import { BooleanInput, SelectInput, useStore } from 'react-admin'
import { appStatusChoices, categoryChoices } from '../../fields/choices.ts'
import { SearchField } from '../../fields/SearchField.tsx'
import { RecordList } from '../../layout/RecordList.tsx'
import { AppGrid } from './AppGrid.tsx'
import { AppListToolbar } from './AppListToolbar.tsx'
import { AppTable } from './AppTable.tsx'
import { exportColumns } from './exportColumns.ts'
import { VIEW_KEY, type View } from './view.ts'

const filters = [
  <SearchField key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={appStatusChoices} alwaysOn />,
  <SelectInput key="category" source="category" choices={categoryChoices} alwaysOn />,
  <BooleanInput key="image" source="has_image" defaultValue={true} />,
  <BooleanInput key="video" source="has_video" defaultValue={true} />,
  <BooleanInput key="url" source="is_active_url" defaultValue={true} />,
]

/** Lists the catalogue in its own order, as a table or as cards. */
const AppList = () => {
  const [view] = useStore<View>(VIEW_KEY, 'list')
  return (
    <RecordList
      actions={<AppListToolbar />}
      exportColumns={exportColumns}
      filters={filters}
      sort={{ field: 'order', order: 'ASC' }}
    >
      {view === 'grid' ? <AppGrid /> : <AppTable />}
    </RecordList>
  )
}
export default AppList
