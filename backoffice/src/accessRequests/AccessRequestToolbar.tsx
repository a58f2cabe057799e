import { ColumnsButton, ExportButton, FilterButton, TopToolbar } from 'react-admin'
import { EXPORT_MAX } from '../csv/exporter.ts'

export const AccessRequestToolbar = () => (
  <TopToolbar>
    <FilterButton />
    <ColumnsButton />
    <ExportButton maxResults={EXPORT_MAX} />
  </TopToolbar>
)
