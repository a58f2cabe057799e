import { Box, Card } from '@mui/material'
import { PrevNextButtons, TopToolbar } from 'react-admin'
import { RecordEdit } from '../forms/RecordEdit.tsx'
import { KeysButton } from '../keys/KeysButton.tsx'
import { AddTimeButton } from './AddTimeButton.tsx'
import { PageDecisions } from './PageDecisions.tsx'
import { PersonHistory } from './PersonHistory.tsx'
import { QUEUE_SORT } from './queue.ts'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestLog } from './RequestLog.tsx'
import { FIRST_VIEW } from './views.ts'

const KEYS = [
  { key: 'a', text: 'requestsAdmin.keys.grant' },
  { key: 'r', text: 'requestsAdmin.keys.refuse' },
  { key: 'u', text: 'requestsAdmin.keys.undo' },
] as const

const AccessRequestEdit = () => (
  <RecordEdit
    actions={
      <TopToolbar>
        <AddTimeButton />
        <KeysButton keys={KEYS} />
        <PrevNextButtons sort={QUEUE_SORT} filterDefaultValues={FIRST_VIEW} />
      </TopToolbar>
    }
    component="div"
    sx={{ '& .RaEdit-card': { minWidth: 0 } }}
  >
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start' }}
    >
      <Card>
        <RequestFacts />
        <PageDecisions />
      </Card>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RequestLog />
        <PersonHistory />
      </Box>
    </Box>
  </RecordEdit>
)
export default AccessRequestEdit
