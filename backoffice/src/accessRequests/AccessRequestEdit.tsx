import { Box, Card } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { PrevNextButtons, TopToolbar } from 'react-admin'
import { RecordEdit } from '../forms/RecordEdit.tsx'
import { AddTimeButton } from './AddTimeButton.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { decisionBody } from './decisions.ts'
import { PersonHistory } from './PersonHistory.tsx'
import { QUEUE_SORT } from './queue.ts'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestLog } from './RequestLog.tsx'
import { FIRST_VIEW } from './views.ts'

const toBody = (form: AdminAccess) => decisionBody(form, form)

const AccessRequestEdit = () => (
  <RecordEdit
    actions={
      <TopToolbar>
        <AddTimeButton />
        <PrevNextButtons sort={QUEUE_SORT} filterDefaultValues={FIRST_VIEW} />
      </TopToolbar>
    }
    component="div"
    transform={toBody}
    sx={{ '& .RaEdit-card': { minWidth: 0 } }}
  >
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start' }}
    >
      <Card>
        <RequestFacts />
        <DecisionForm />
      </Card>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RequestLog />
        <PersonHistory />
      </Box>
    </Box>
  </RecordEdit>
)
export default AccessRequestEdit
