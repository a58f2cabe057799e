import { ColumnsButton, ExportButton, FilterButton, TopToolbar } from 'react-admin'
import { EXPORT_MAX } from '../csv/exporter.ts'
import { Later } from '../layout/Later.tsx'
import { useIsWaitingView } from './useIsWaitingView.ts'

export const AccessRequestToolbar = () => {
  const isWaiting = useIsWaitingView()
  return (
    <TopToolbar sx={{ minHeight: 56 }}>
      <Later>
        <FilterButton />
        {!isWaiting && <ColumnsButton />}
        <ExportButton maxResults={EXPORT_MAX} />
      </Later>
    </TopToolbar>
  )
}
