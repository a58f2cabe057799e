import { PAGE_SIZE } from '@portal/contract/rules'
import { List } from 'react-admin'
import { useExporter } from '../csv/exporter.ts'
import { LoadError } from '../layout/LoadError.tsx'
import { AccessRequestTable } from './AccessRequestTable.tsx'
import { AccessRequestToolbar } from './AccessRequestToolbar.tsx'
import { columns } from './columns.ts'
import { accessRequestFilters } from './filters.tsx'
import { RequestViews } from './RequestViews.tsx'
import { FIRST_VIEW } from './views.ts'

/** The queue: what waits comes first, newest change at the top (specification, section 2). */
export const AccessRequestList = () => (
  <List
    actions={<AccessRequestToolbar />}
    empty={false}
    error={<LoadError />}
    exporter={useExporter(columns)}
    filterDefaultValues={FIRST_VIEW}
    filters={accessRequestFilters}
    perPage={PAGE_SIZE}
    sort={{ field: 'updated_at', order: 'DESC' }}
  >
    <RequestViews />
    <AccessRequestTable />
  </List>
)
