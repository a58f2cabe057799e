import { ColumnsButton, ExportButton, FilterButton, TopToolbar } from 'react-admin'
import { EXPORT_MAX } from '../csv/exporter.ts'
import { Later } from '../layout/Later.tsx'

export const AccessRequestToolbar = () => (
  <TopToolbar sx={{ minHeight: 56 }}>
    <Later>
      <FilterButton />
      <ColumnsButton />
      <ExportButton maxResults={EXPORT_MAX} />
    </Later>
  </TopToolbar>
)
