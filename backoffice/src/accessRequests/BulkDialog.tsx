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
import { NULL_DURATION_ID, REASON_MAX, RequestStatus } from '@portal/contract/rules'
import type { FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { BulkReport } from '../bulk/BulkReport.tsx'
import { grantDurationChoices } from '../fields/choices.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { nameOf } from './decide/nameOf.ts'
import { useDecideAll } from './useDecideAll.ts'

type BulkDialogProps = {
  accesses: AdminAccess[]
  to: typeof RequestStatus.granted | typeof RequestStatus.refused
  onClose: () => void
}

/** Grants or refuses the selected requests, with a duration and a reason; stays open on failures. */
const BulkDialog = ({ accesses, to, onClose }: BulkDialogProps) => {
  const t = useSentence()
  const isGrant = to === RequestStatus.granted
  const done = isGrant ? 'requestsAdmin.decision.granted' : 'requestsAdmin.decision.refused'
  const { run, close, state, isRunning } = useDecideAll(done, onClose)
  const title = t(isGrant ? 'requestsAdmin.decision.grantTitle' : 'requestsAdmin.decision.refuseTitle', {
    smart_count: accesses.length,
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const chosen = Number(form.get('duration_id'))
    const reason = String(form.get('reason') ?? '').trim()
    const durationOf = (access: AdminAccess) =>
      isGrant ? chosen || access.proposed_duration_id : NULL_DURATION_ID
    void run(accesses, (access) => ({ status: to, duration_id: durationOf(access), reason }))
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
              <Typography sx={{ mb: 2 }}>{namesOf(accesses)}</Typography>
              {isGrant && <DurationSelect />}
              <TextField
                name="reason"
                label={t('requestsAdmin.resource.fields.reason')}
                helperText={t('requestsAdmin.decision.reasonHelp')}
                slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
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

export default BulkDialog

const NAMED = 5

/** Names the first requests: 'Sofia Marchetti · Prélude, Karim Benali · Nuances…'. */
const namesOf = (accesses: AdminAccess[]) =>
  accesses
    .slice(0, NAMED)
    .map((access) => nameOf(access))
    .join(', ')
    .concat(accesses.length > NAMED ? '…' : '')

/** Offers each request's own proposed duration first. */
const DurationSelect = () => {
  const t = useSentence()
  const translate = useTranslate()
  return (
    <TextField
      name="duration_id"
      select
      label={t('requestsAdmin.resource.fields.duration_id')}
      helperText={t('requestsAdmin.decision.durationHelp')}
      defaultValue={NULL_DURATION_ID}
      autoFocus
    >
      <MenuItem value={NULL_DURATION_ID}>{t('requestsAdmin.decision.proposedDuration')}</MenuItem>
      {grantDurationChoices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {translate(name)}
        </MenuItem>
      ))}
    </TextField>
  )
}
