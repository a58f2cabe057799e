import Undo from '@mui/icons-material/Undo'
import { Box, Button, Typography } from '@mui/material'
import type { AppChange } from '@portal/contract'
import { useSentence } from '../../providers/i18nProvider.ts'
import { writtenDate } from '../../providers/writtenDate.ts'
import { FieldDifference } from './FieldDifference.tsx'

type ChangeProps = {
  change: AppChange
  /** The reason for which it cannot be taken back, if it cannot. */
  obstacle: 'overtaken' | 'unsaved' | undefined
  isBusy: boolean
  onUndo: () => void
}

/** One change: who, when, and each field's value before and after. */
export const Change = ({ change, obstacle, isBusy, onUndo }: ChangeProps) => {
  const t = useSentence()
  const { kind, at, actor_name, changes, media, undoes } = change
  const date = writtenDate(at)
  const title = undoes === null ? t(`appsAdmin.history.kinds.${kind}`) : t('appsAdmin.history.takenBack')
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <time dateTime={at}>{date}</time> · {actor_name ?? t('appsAdmin.history.nobody')}
      </Typography>
      {media && (
        <Typography variant="body2" sx={{ pt: 0.5 }}>
          {t(`appsAdmin.media.${media.kind}`)} {t(`appsAdmin.media.${media.language}`)}
        </Typography>
      )}
      {changes.length > 0 && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pt: 0.5 }}>
            {changes.map((one) => (
              <FieldDifference key={one.field} {...one} />
            ))}
          </Box>
          {obstacle ? (
            <Typography variant="body2" color="text.secondary" sx={{ pt: 1 }}>
              {t(`appsAdmin.history.${obstacle}`)}
            </Typography>
          ) : (
            <Button
              variant="outlined"
              size="small"
              startIcon={<Undo />}
              loading={isBusy}
              onClick={onUndo}
              aria-label={`${t('appsAdmin.history.undo')} – ${title}, ${date}`}
              sx={{ mt: 1, minHeight: 44 }}
            >
              {t('appsAdmin.history.undo')}
            </Button>
          )}
        </>
      )}
    </Box>
  )
}
