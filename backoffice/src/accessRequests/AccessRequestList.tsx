import { ListTitle } from '../layout/ListTitle.tsx'
import { Pages, RecordList } from '../layout/RecordList.tsx'
import { AccessRequestToolbar } from './AccessRequestToolbar.tsx'
import { exportColumns } from './exportColumns.ts'
import { accessRequestFilters } from './filters.tsx'
import { QUEUE_SORT } from './queue.ts'
import { RequestTable } from './RequestTable.tsx'
import { RequestViews } from './RequestViews.tsx'
import { FIRST_VIEW } from './views.ts'
import { WithoutPending } from './WithoutPending.tsx'

export const AccessRequestList = () => (
  <RecordList
    actions={<AccessRequestToolbar />}
    exportColumns={exportColumns}
    filterDefaultValues={FIRST_VIEW}
    filters={accessRequestFilters}
    sort={QUEUE_SORT}
    pagination={
      <WithoutPending>
        <Pages />
      </WithoutPending>
    }
    title={
      <WithoutPending>
        <ListTitle />
      </WithoutPending>
    }
  >
    <WithoutPending>
      <RequestViews />
      <RequestTable />
    </WithoutPending>
  </RecordList>
)
