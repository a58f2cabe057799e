import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { parisInstant, parisLocal } from '@portal/contract/rules'
import { type FormEvent, useState } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'

type PlanDialogProps = {
  /** The instant planned so far. */
  planned: string | null
  isBusy: boolean
  onPlan: (at: string | null) => void
  onClose: () => void
}

/** Asks when to publish, in Paris time. */
export const PlanDialog = ({ planned, isBusy, onPlan, onClose }: PlanDialogProps) => {
  const t = useSentence()
  const [local, setLocal] = useState(planned ? parisLocal(planned) : '')
  const at = parisInstant(local)
  const isPast = at !== null && Date.parse(at) <= Date.now()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React hands it on to the form around the dialog.
    event.stopPropagation()
    if (at !== null && !isPast) onPlan(at)
  }
  return (
    <Dialog
      onClose={onClose}
      aria-labelledby="plan"
      maxWidth="sm"
      open
      slotProps={{ paper: { component: 'form', onSubmit: submit } }}
    >
      <DialogTitle id="plan">{t('appsAdmin.draft.planTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('appsAdmin.draft.planHelp')}</Typography>
        <TextField
          type="datetime-local"
          label={t('appsAdmin.draft.planAt')}
          value={local}
          onChange={({ target }) => setLocal(target.value)}
          error={isPast}
          helperText={isPast ? t('appsAdmin.draft.past') : ' '}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: parisLocal(new Date()) } }}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        {planned && (
          <Button color="error" disabled={isBusy} onClick={() => onPlan(null)} sx={{ mr: 'auto' }}>
            {t('appsAdmin.draft.unplan')}
          </Button>
        )}
        <Button onClick={onClose}>{t('console.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={at === null || isPast} loading={isBusy}>
          {t('appsAdmin.draft.planButton')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
