import { RecordList } from '../layout/RecordList.tsx'
import { AccessRequestTable } from './AccessRequestTable.tsx'
import { AccessRequestToolbar } from './AccessRequestToolbar.tsx'
import { columns } from './columns.ts'
import { accessRequestFilters } from './filters.tsx'
import { RequestViews } from './RequestViews.tsx'
import { FIRST_VIEW } from './views.ts'

/** The queue: what waits comes first, newest change at the top (specification, section 2). */
export const AccessRequestList = () => (
  <RecordList
    actions={<AccessRequestToolbar />}
    columns={columns}
    filterDefaultValues={FIRST_VIEW}
    filters={accessRequestFilters}
    sort={{ field: 'updated_at', order: 'DESC' }}
  >
    <RequestViews />
    <AccessRequestTable />
  </RecordList>
)
