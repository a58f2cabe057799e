import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useResourceContext, useTranslateLabel } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

/** Labels of the fields that somebody else changed, and of those that this form changed too. */
export type Conflict = { theirs: string[]; both: string[] }

type ConflictDialogProps = { conflict: Conflict | undefined; onClose: () => void }

/** Tells the second of two administrators what the first one changed. */
export const ConflictDialog = ({ conflict, onClose }: ConflictDialogProps) => {
  const t = useSentence()
  const translateLabel = useTranslateLabel()
  const resource = useResourceContext()
  const names = (fields: string[]) => fields.map((source) => translateLabel({ source, resource })).join(', ')
  return (
    <Dialog open={conflict !== undefined} onClose={onClose} aria-labelledby="conflict" maxWidth="sm">
      <DialogTitle id="conflict">{t('console.conflict.title')}</DialogTitle>
      {conflict && (
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <Typography>{t('console.conflict.text')}</Typography>
          {conflict.theirs.length > 0 && (
            <Typography>{t('console.conflict.changed', { fields: names(conflict.theirs) })}</Typography>
          )}
          {conflict.both.length > 0 && (
            <Typography fontWeight={600}>
              {t('console.conflict.both', { fields: names(conflict.both) })}
            </Typography>
          )}
        </DialogContent>
      )}
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('console.conflict.understood')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
