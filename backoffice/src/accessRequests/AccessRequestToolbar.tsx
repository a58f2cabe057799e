import Filter1 from '@mui/icons-material/Filter1'
import { Button, ColumnsButton, ExportButton, FilterButton, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import { EXPORT_MAX } from '../csv/exporter.ts'
import { KeysButton } from '../keys/KeysButton.tsx'
import { Later } from '../layout/Later.tsx'
import { QueueSort } from './QueueSort.tsx'
import { TRIAGE_PATH } from './triagePath.ts'
import { useIsWaitingView } from './useIsWaitingView.ts'

const KEYS = [
  { key: 'j', text: 'requestsAdmin.keys.next' },
  { key: 'k', text: 'requestsAdmin.keys.previous' },
  { key: 'a', text: 'requestsAdmin.keys.grant' },
  { key: 'r', text: 'requestsAdmin.keys.refuse' },
  { key: 'u', text: 'requestsAdmin.keys.undo' },
  { key: 't', text: 'requestsAdmin.keys.triage' },
] as const

/** Keeps the place of the buttons, which come after the list; beats the theme's own height. */
const PLACE = { '&&&': { minHeight: { xs: 48, sm: 40 }, width: { xs: '100%', md: 'auto' } } }

export const AccessRequestToolbar = () => {
  const isWaiting = useIsWaitingView()
  return (
    <TopToolbar sx={PLACE}>
      <Later>
        {isWaiting && (
          <Button component={Link} to={TRIAGE_PATH} label="requestsAdmin.triage.button">
            <Filter1 />
          </Button>
        )}
        <FilterButton />
        <QueueSort />
        {isWaiting ? <KeysButton keys={KEYS} /> : <ColumnsButton />}
        <ExportButton maxResults={EXPORT_MAX} />
      </Later>
    </TopToolbar>
  )
}
