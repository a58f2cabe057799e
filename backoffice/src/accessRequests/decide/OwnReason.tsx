import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { REASON_MAX, type RequestStatus } from '@portal/contract/rules'
import type { FormEvent } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'
import { decisionVerb } from './decisions.ts'
import { nameOf } from './nameOf.ts'
import { Quote } from './Quote.tsx'

type OwnReasonProps = {
  access: AdminAccess
  to: RequestStatus
  onGive: (reason: string | null) => void
  onClose: () => void
}

/** Asks for a reason in one's own words. */
export const OwnReason = ({ access, to, onGive, onClose }: OwnReasonProps) => {
  const t = useSentence()
  const verb = t(`requestsAdmin.action.${decisionVerb(access.status, to)}`)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    onGive(String(new FormData(event.currentTarget).get('reason') ?? '').trim() || null)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="own-reason">
      <form onSubmit={submit}>
        <DialogTitle id="own-reason">{`${verb} – ${nameOf(access, ', ')}`}</DialogTitle>
        <DialogContent>
          {access.request_reason && (
            <Quote sx={{ mb: 2, maxHeight: 144, overflowY: 'auto' }} tabIndex={0}>
              {access.request_reason}
            </Quote>
          )}
          <TextField
            name="reason"
            label={t('requestsAdmin.resource.fields.reason')}
            helperText={t('requestsAdmin.decision.reasonHelp')}
            slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
            autoFocus
            multiline
            minRows={2}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button type="submit" variant="contained">
            {verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
