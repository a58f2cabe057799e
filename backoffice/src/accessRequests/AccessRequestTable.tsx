import { DataTable } from 'react-admin'
import { ClockField } from '../fields/ClockField.tsx'
import { DateField } from '../fields/DateField.tsx'
import { DurationField } from '../fields/DurationField.tsx'
import { AccessStateField } from '../fields/StatusFields.tsx'
import { columnWidths } from '../layout/columnWidths.ts'
import { hiddenOnPhones } from '../layout/hiddenOnPhones.ts'
import { NoData } from '../layout/NoData.tsx'
import { BulkDecisions } from './BulkDecisions.tsx'
import { RequestedApp } from './RequestedApp.tsx'
import { Requester } from './Requester.tsx'
import { RowDecisions } from './RowDecisions.tsx'
import { ACTIONS_AT_HAND, FIRST_IN_SIGHT } from './tableLook.ts'

const WIDTHS = columnWidths({
  nom: 248,
  email: 220,
  name: 196,
  state: 112,
  clock: 128,
  duration_id: 112,
  created_at: 128,
  updated_at: 128,
  decided_at: 128,
  activated_at: 128,
  expire_at: 128,
})

/** A phone reads the app, the state and the clock below the requester's name. */
const PHONE = hiddenOnPhones(
  'id',
  'email',
  'name',
  'state',
  'clock',
  'duration_id',
  'created_at',
  'updated_at',
  'decided_at',
  'activated_at',
  'expire_at',
)
const LOOK = { ...WIDTHS, ...ACTIONS_AT_HAND, ...FIRST_IN_SIGHT, ...PHONE }

export const AccessRequestTable = () => (
  <DataTable
    bulkActionButtons={<BulkDecisions />}
    empty={<NoData />}
    hiddenColumns={['id', 'email', 'created_at', 'decided_at', 'activated_at', 'expire_at']}
    rowClick="edit"
    sx={LOOK}
  >
    <DataTable.NumberCol source="id" />
    <DataTable.Col source="nom" label="requestsAdmin.requester" field={Requester} />
    <DataTable.Col source="email" />
    <DataTable.Col source="name" field={RequestedApp} />
    <DataTable.Col source="state" field={AccessStateField} disableSort />
    <DataTable.Col source="clock" label="requestsAdmin.clock" field={ClockField} disableSort />
    <DataTable.Col source="duration_id" field={DurationField} />
    <DataTable.Col source="created_at" field={DateField} />
    <DataTable.Col source="updated_at" field={DateField} />
    <DataTable.Col source="decided_at" field={DateField} />
    <DataTable.Col source="activated_at" field={DateField} />
    <DataTable.Col source="expire_at" field={DateField} />
    <DataTable.Col source="actions" label="requestsAdmin.action.decide" disableSort>
      <RowDecisions />
    </DataTable.Col>
  </DataTable>
)
