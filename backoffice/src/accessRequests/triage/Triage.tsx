import { Box, Button, Card } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { RequestStatus } from '@portal/contract/rules'
import { useEffect } from 'react'
import { RecordContextProvider, ResourceContextProvider, Title, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import { KeysButton } from '../../keys/KeysButton.tsx'
import { useKeys } from '../../keys/useKeys.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { DecideButtons, decideButtonId } from '../decide/DecideButtons.tsx'
import { AT_ONCE, type Decision } from '../decide/decisions.ts'
import { usePendingStore } from '../decide/usePending.ts'
import { RequestFacts } from '../RequestFacts.tsx'
import { Finished } from './Finished.tsx'
import { Place } from './Place.tsx'
import { useTriage } from './useTriage.ts'

const KEYS = [
  { key: 'j', text: 'requestsAdmin.keys.nextOne' },
  { key: 'k', text: 'requestsAdmin.keys.previousOne' },
  { key: 'a', text: 'requestsAdmin.keys.grant' },
  { key: 'r', text: 'requestsAdmin.keys.refuse' },
  { key: 'u', text: 'requestsAdmin.keys.undo' },
] as const

/** Shows one waiting request at a time, with its place; a decision brings the next one. */
const Triage = () => {
  const t = useSentence()
  const { add, undo } = usePendingStore()
  const triage = useTriage()
  const { current, queue, at, next, previous, left } = triage

  const decide = (access: AdminAccess, decision: Decision) => {
    add({ access, decision, left: left - 1 })
    triage.done(access)
  }
  const press = (to: RequestStatus) =>
    current && document.getElementById(decideButtonId(to, current.id))?.click()
  useKeys({
    j: () => next !== undefined && triage.go(next),
    k: () => previous !== undefined && triage.go(previous),
    a: () => press(RequestStatus.granted),
    r: () => press(RequestStatus.refused),
    u: undo,
  })
  useEffect(() => {
    if (current) document.getElementById(decideButtonId(RequestStatus.granted, current.id))?.focus()
  }, [current])

  return (
    <ResourceContextProvider value="requestappaccess">
      <Title title={t('requestsAdmin.triage.title')} />
      <Box>
        <TopToolbar sx={{ alignItems: 'center' }}>
          <KeysButton keys={KEYS} />
          <Button component={Link} to="/requestappaccess" size="small">
            {t('requestsAdmin.triage.leave')}
          </Button>
        </TopToolbar>
      </Box>
      {triage.error && !queue && <LoadFailure error={triage.error} onRetry={triage.refetch} />}
      {queue && !current && (
        <Finished count={triage.decided} sinceMs={triage.startedAt} onGoOn={triage.restart} />
      )}
      {queue && current && (
        <Card component="section" aria-labelledby="place" sx={CARD}>
          <Place at={at} of={queue.length} />
          <RecordContextProvider value={current}>
            <RequestFacts />
          </RecordContextProvider>
          <Box sx={ACTIONS}>
            <DecideButtons
              access={current}
              decisions={AT_ONCE}
              onDecide={(decision) => decide(current, decision)}
            />
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Step to={previous} onGo={triage.go} label={t('requestsAdmin.triage.previous')} />
              <Step to={next} onGo={triage.go} label={t('requestsAdmin.triage.next')} />
            </Box>
          </Box>
        </Card>
      )}
    </ResourceContextProvider>
  )
}
export default Triage

type StepProps = { to: number | undefined; onGo: (to: number) => void; label: string }
const Step = ({ to, onGo, label }: StepProps) => (
  <Button size="small" disabled={to === undefined} onClick={() => to !== undefined && onGo(to)}>
    {label}
  </Button>
)

/** Lets the actions stick to the window's end. */
const CARD = { width: '100%', maxWidth: 880, mx: 'auto', overflow: 'visible' }
const ACTIONS = {
  '& .cell-actions': { flexDirection: 'row' },
  borderBottomLeftRadius: 'inherit',
  borderBottomRightRadius: 'inherit',
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  justifyContent: 'space-between',
  alignItems: 'center',
  p: 2,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
}
