import { AccessRequestTable } from './AccessRequestTable.tsx'
import { QueueKeys } from './QueueKeys.tsx'
import { useIsWaitingView } from './useIsWaitingView.ts'
import { WaitingTable } from './WaitingTable.tsx'

/** Shows waiting requests by what their decision needs, any others with all that is known. */
export const RequestTable = () =>
  useIsWaitingView() ? (
    <>
      <QueueKeys />
      <WaitingTable />
    </>
  ) : (
    <AccessRequestTable />
  )
