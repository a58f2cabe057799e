import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { Form, TextInput } from 'react-admin'
import { fieldErrors } from '../../providers/httpErrors.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { useErrorText } from '../../providers/useErrorText.ts'
import { CheckResults } from './CheckResults.tsx'
import { useCheck } from './useCheck.ts'

type CheckDialogProps = {
  app: AdminApp
  onVerified: (verifiedAt: string | null) => void
  onClose: () => void
}

/** Plays the conformance list against the demo, and says in a sentence each how it went. */
export const CheckDialog = ({ app, onVerified, onClose }: CheckDialogProps) => {
  const t = useSentence()
  const errorText = useErrorText()
  const { cases, start, error, isRunning, isDone } = useCheck(app, onVerified)
  const submit = ({ socket = '', stream = '' }: { socket?: string; stream?: string }) =>
    start({ socket, stream }).then(() => undefined, fieldErrors)
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="check">
      <DialogTitle id="check">{t('appsAdmin.check.title')}</DialogTitle>
      <Form record={{}} onSubmit={submit}>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {t('appsAdmin.check.help', { url: app.url ?? '' })}
          </Typography>
          <TextInput source="socket" label="appsAdmin.check.socket" helperText="appsAdmin.check.socketHelp" />
          <TextInput source="stream" label="appsAdmin.check.stream" helperText="appsAdmin.check.streamHelp" />
          {error && !fieldErrors(error) && <Alert severity="error">{errorText(error)}</Alert>}
          <CheckResults cases={cases} isRunning={isRunning} isDone={isDone} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isRunning}>
            {t('console.close')}
          </Button>
          <Button type="submit" variant="contained" loading={isRunning}>
            {t('appsAdmin.check.start')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
