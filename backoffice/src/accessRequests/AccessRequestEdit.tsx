import { Box, Card } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { RecordEdit } from '../forms/RecordEdit.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { decisionBody } from './decisions.ts'
import { PersonHistory } from './PersonHistory.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestLog } from './RequestLog.tsx'

const toBody = (form: AdminAccess) => decisionBody(form, form)

const AccessRequestEdit = () => (
  <RecordEdit component="div" transform={toBody} sx={{ '& .RaEdit-card': { minWidth: 0 } }}>
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
