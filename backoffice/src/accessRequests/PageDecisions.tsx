import { Alert, Box, Button, Typography } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { RequestStatus } from '@portal/contract/rules'
import { useEffect } from 'react'
import { usePrevNextController, useRecordContext } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { useKeys } from '../keys/useKeys.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { DecideButtons, decideButtonId } from './decide/DecideButtons.tsx'
import { type Decision, possibleDecisions } from './decide/decisions.ts'
import { usePending, usePendingStore } from './decide/usePending.ts'
import { PageMenu } from './PageMenu.tsx'
import { QUEUE_SORT } from './queue.ts'
import { FIRST_VIEW } from './views.ts'

/** Decides on the page's request and leads on to the next one that waits. */
export const PageDecisions = () => {
  const access = useRecordContext<AdminAccess>()
  return access ? <OfAccess access={access} /> : null
}

const OfAccess = ({ access }: { access: AdminAccess }) => {
  const t = useSentence()
  const { add, undo } = usePendingStore()
  const { hidden } = usePending()
  const goOn = useGoOn()
  const isDecided = hidden.has(access.id)
  const { main, rare } = sorted(possibleDecisions(access))
  const decide = (decision: Decision) => {
    add({ access, decision })
    if (access.state === 'waiting') void goOn()
  }
  const press = (to: RequestStatus) => document.getElementById(decideButtonId(to, access.id))?.click()
  useKeys({
    a: () => press(RequestStatus.granted),
    r: () => press(RequestStatus.refused),
    u: undo,
  })
  useFocusOnArrival(access.id)
  return (
    <Box component="section" aria-labelledby="decide" sx={{ px: 2, pb: 2 }}>
      <Typography id="decide" variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('requestsAdmin.decision.title')}
      </Typography>
      {isDecided ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={undo}>
              {t('requestsAdmin.undo.button')}
            </Button>
          }
        >
          {t('requestsAdmin.undo.soon')}
        </Alert>
      ) : (
        <Box sx={ACTIONS}>
          {main.length === 0 && <Alert severity="info">{t('requestsAdmin.decision.final')}</Alert>}
          <DecideButtons access={access} decisions={main} onDecide={decide} />
          <PageMenu access={access} decisions={rare} onDecide={decide} />
        </Box>
      )}
      {main.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('requestsAdmin.decision.mail')}
        </Typography>
      )}
    </Box>
  )
}

const ACTIONS = {
  display: 'flex',
  gap: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  '& .cell-actions': { flexDirection: 'row', flexWrap: 'wrap' },
}

/** Keeps cancelling for the menu where another decision says the same better. */
function sorted(decisions: RequestStatus[]) {
  const isRare = (to: RequestStatus) => to === RequestStatus.cancelled && decisions.length > 1
  return { main: decisions.filter((to) => !isRare(to)), rare: decisions.filter(isRare) }
}

/** Marks a page that one reached by deciding on the one before. */
const ARRIVED = { state: { isNext: true } }

function useGoOn() {
  const navigate = useNavigate()
  const { nextPath } = usePrevNextController({ sort: QUEUE_SORT, filterDefaultValues: FIRST_VIEW })
  return () => navigate(nextPath ?? '/requestappaccess', ARRIVED)
}

function useFocusOnArrival(id: number) {
  const { state } = useLocation()
  useEffect(() => {
    if (state?.isNext) document.getElementById(decideButtonId(RequestStatus.granted, id))?.focus()
  }, [state, id])
}
