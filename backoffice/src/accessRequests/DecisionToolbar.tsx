import type { AdminAccess } from '@portal/contract'
import { DeleteWithConfirmButton, SaveButton, Toolbar, useRecordContext } from 'react-admin'
import { possibleDecisions } from './decisions.ts'

export const DecisionToolbar = () => {
  const access = useRecordContext<AdminAccess>()
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      {access && possibleDecisions(access).length > 0 ? (
        <SaveButton label="requestsAdmin.act.decide" />
      ) : (
        <span />
      )}
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmContent="requestsAdmin.decision.deleteHelp"
        confirmColor="warning"
      />
    </Toolbar>
  )
}
