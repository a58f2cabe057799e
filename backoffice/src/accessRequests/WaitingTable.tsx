import { DataTable } from 'react-admin'
import { ClockField } from '../fields/ClockField.tsx'
import { columnWidths } from '../layout/columnWidths.ts'
import { hiddenOnPhones } from '../layout/hiddenOnPhones.ts'
import { NoData } from '../layout/NoData.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { BulkDecisions } from './BulkDecisions.tsx'
import { RequestedApp } from './RequestedApp.tsx'
import { Requester } from './Requester.tsx'
import { RequestReason } from './RequestReason.tsx'
import { RowDecisions } from './RowDecisions.tsx'
import { ACTIONS_AT_HAND, FIRST_IN_SIGHT } from './tableLook.ts'
import { FIRST_VIEW } from './views.ts'

const WIDTHS = columnWidths({ nom: 220, name: 168, request_reason: 320, created_at: 112 })
/** Lets a tablet show the age beside the actions. */
const TABLET = { '& .cell-reason, & .column-name .cell-names': { minWidth: { sm: 88, lg: 112 } } }
/** A phone reads them below the requester's name. */
const PHONE = hiddenOnPhones('name', 'request_reason', 'created_at')
const LOOK = { ...WIDTHS, ...ACTIONS_AT_HAND, ...FIRST_IN_SIGHT, ...TABLET, ...PHONE }

/**
 * Shows what a decision needs, and nothing that every waiting request has in common.
 *
 * @param isShort for the few first ones: decided one by one
 */
export const WaitingTable = ({ isShort = false }: { isShort?: boolean }) => {
  const t = useSentence()
  return (
    <DataTable
      bulkActionButtons={isShort ? false : <BulkDecisions />}
      empty={<NoData help={t('requestsAdmin.triage.nothing')} view={Object.keys(FIRST_VIEW)} />}
      rowClick="edit"
      storeKey="requestappaccess.waiting"
      sx={LOOK}
    >
      <DataTable.Col source="nom" label="requestsAdmin.requester" field={Requester} />
      <DataTable.Col source="name" field={RequestedApp} />
      <DataTable.Col source="request_reason" field={RequestReason} disableSort />
      <DataTable.Col source="created_at" label="requestsAdmin.clock" field={ClockField} />
      <DataTable.Col source="actions" label="requestsAdmin.action.decide" disableSort>
        <RowDecisions />
      </DataTable.Col>
    </DataTable>
  )
}
