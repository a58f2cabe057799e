import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import type { AdminApp, AppDraft } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'
import { FieldDifference } from '../history/FieldDifference.tsx'
import { draftChanges } from './draftFields.ts'

type CompareDialogProps = {
  draft: AppDraft
  isBusy: boolean
  onTakeOver: (version: string) => void
  onClose: () => void
}

/** Shows what a draft would change of the app as it is, and takes it over onto an app that has changed meanwhile. */
export const CompareDialog = ({ draft, isBusy, onTakeOver, onClose }: CompareDialogProps) => {
  const t = useSentence()
  const app = useRecordContext<AdminApp>()
  const changes = draftChanges(draft.fields, app)
  return (
    <Dialog onClose={onClose} aria-labelledby="compare" maxWidth="md" fullWidth open>
      <DialogTitle id="compare">{t('appsAdmin.draft.compareTitle')}</DialogTitle>
      <DialogContent>
        {draft.is_overtaken && <Typography sx={{ mb: 1 }}>{t('appsAdmin.draft.takeOverHelp')}</Typography>}
        {changes.length === 0 && <Typography>{t('appsAdmin.draft.same')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.map((change) => (
            <FieldDifference key={change.field} {...change} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant={draft.is_overtaken ? 'text' : 'contained'} autoFocus>
          {t('appsAdmin.draft.close')}
        </Button>
        {draft.is_overtaken && app && (
          <Button variant="contained" loading={isBusy} onClick={() => onTakeOver(app.updated_at)}>
            {t('appsAdmin.draft.takeOver')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
