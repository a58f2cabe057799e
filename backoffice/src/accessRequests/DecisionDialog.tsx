import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { NULL_DURATION_ID, RequestStatus } from '@portal/contract/rules'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { BulkReport } from '../bulk/BulkReport.tsx'
import { grantDurationChoices } from '../fields/choices.ts'
import { useUsualDuration } from '../fields/useUsualDuration.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { nameOf } from './nameOf.ts'
import { Quote } from './Quote.tsx'
import { useDecide } from './useDecide.ts'

export type DecisionDialogProps = {
  accesses: AdminAccess[]
  to: typeof RequestStatus.granted | typeof RequestStatus.refused
  onClose: () => void
}

/** Grants or refuses one request or several, with a duration and a reason; stays open on failures. */
const DecisionDialog = ({ accesses, to, onClose }: DecisionDialogProps) => {
  const t = useSentence()
  const isGrant = to === RequestStatus.granted
  const done = isGrant ? 'requestsAdmin.decision.granted' : 'requestsAdmin.decision.refused'
  const { run, close, state, isRunning } = useDecide(done, onClose)
  const title = t(isGrant ? 'requestsAdmin.decision.grantTitle' : 'requestsAdmin.decision.refuseTitle', {
    smart_count: accesses.length,
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const duration_id = Number(form.get('duration_id') ?? NULL_DURATION_ID)
    void run(accesses, { status: to, duration_id, reason: String(form.get('reason') ?? '').trim() })
  }

  return (
    <Dialog open onClose={isRunning ? undefined : close} fullWidth maxWidth="sm" aria-labelledby="decision">
      <form onSubmit={submit}>
        <DialogTitle id="decision">{state?.report ? t('console.bulk.report') : title}</DialogTitle>
        <DialogContent>
          {state ? (
            <BulkReport {...state} done={done} nameOf={({ access }) => nameOf(access)} />
          ) : (
            <>
              {accesses.length === 1 && accesses.map((access) => <Asked key={access.id} access={access} />)}
              {isGrant && <DurationSelect proposed={proposedFor(accesses)} />}
              <TextField
                name="reason"
                label={t('requestsAdmin.resource.fields.reason')}
                helperText={t('requestsAdmin.decision.reasonHelp')}
                slotProps={{ htmlInput: { maxLength: 1000 } }}
                autoFocus={!isGrant}
                multiline
                minRows={2}
              />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isRunning}>
            {t(state ? 'console.close' : 'console.cancel')}
          </Button>
          {!state && (
            <Button type="submit" variant="contained">
              {t(isGrant ? 'requestsAdmin.action.grant' : 'requestsAdmin.action.refuse')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

export default DecisionDialog

/** Long reasons scroll, so that the buttons below stay in view. */
const Asked = ({ access }: { access: AdminAccess }) => (
  <>
    <Typography fontWeight={600}>{nameOf(access)}</Typography>
    {access.request_reason && (
      <Quote sx={{ my: 1, maxHeight: 144, overflowY: 'auto' }} tabIndex={0}>
        {access.request_reason}
      </Quote>
    )}
  </>
)

/** Proposes the request's own duration, or the portal's usual one for several requests. */
const proposedFor = ([first, ...others]: AdminAccess[]) =>
  (others.length === 0 && first?.proposed_duration_id) || undefined

const DurationSelect = ({ proposed }: { proposed: number | undefined }) => {
  const t = useSentence()
  const translate = useTranslate()
  const usual = useUsualDuration()
  const [chosen, setChosen] = useState<number>()
  return (
    <TextField
      name="duration_id"
      select
      label={t('requestsAdmin.resource.fields.duration_id')}
      helperText={t('requestsAdmin.decision.durationHelp')}
      value={chosen ?? proposed ?? usual}
      onChange={(event) => setChosen(Number(event.target.value))}
      autoFocus
      required
    >
      {grantDurationChoices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {translate(name)}
        </MenuItem>
      ))}
    </TextField>
  )
}
