import EditNote from '@mui/icons-material/EditNote'
import GridView from '@mui/icons-material/GridView'
import ImportExport from '@mui/icons-material/ImportExport'
import SwapVert from '@mui/icons-material/SwapVert'
import ViewList from '@mui/icons-material/ViewList'
import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { CreateButton, ExportButton, FilterButton, TopToolbar, useStore } from 'react-admin'
import { Link } from 'react-router-dom'
import { EXPORT_MAX } from '../../csv/exporter.ts'
import { PhoneSort } from '../../layout/PhoneSort.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { VIEW_KEY, type View } from './view.ts'

export const AppListToolbar = () => {
  const t = useSentence()
  const [view, setView] = useStore<View>(VIEW_KEY, 'list')
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      <ToggleButtonGroup
        size="small"
        value={view}
        onChange={(_event, chosen: View | null) => setView(chosen ?? view)}
        aria-label={t('console.views')}
        exclusive
      >
        <ToggleButton value="list" aria-label={t('console.listView')}>
          <ViewList fontSize="small" />
        </ToggleButton>
        <ToggleButton value="grid" aria-label={t('console.gridView')}>
          <GridView fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
      <FilterButton />
      <PhoneSort fields={['order', 'name', 'category', 'status', 'updated_at']} />
      <Button component={Link} to="/manageapps/order" size="small" startIcon={<SwapVert />}>
        {t('appsAdmin.order.button')}
      </Button>
      <Button component={Link} to="/manageapps/drafts" size="small" startIcon={<EditNote />}>
        {t('appsAdmin.draft.list')}
      </Button>
      <Button component={Link} to="/manageapps/transfer" size="small" startIcon={<ImportExport />}>
        {t('appsAdmin.transfer.button')}
      </Button>
      <ExportButton maxResults={EXPORT_MAX} />
      <CreateButton variant="contained" />
    </TopToolbar>
  )
}
