import { Box, Button, Paper } from '@mui/material'
import { useSentence } from '../../providers/i18nProvider.ts'
import { HEARD_ONLY } from '../../theme/heardOnly.ts'
import { nameOf } from './nameOf.ts'
import type { Pending } from './pending.ts'
import { usePending, usePendingStore } from './usePending.ts'

/** Says what was decided last, to screen readers too, and takes it back for as long as it has not left. */
const UndoBar = () => {
  const t = useSentence()
  const store = usePendingStore()
  const { open, undone } = usePending()
  const last = open.at(-1)
  const text = useText()
  return (
    <>
      <Box role="status" sx={HEARD_ONLY}>
        {last ? text(last) : undone && t('requestsAdmin.undo.undone', { name: nameOf(undone.access, ', ') })}
      </Box>
      {last && (
        <Paper
          elevation={6}
          sx={BAR}
          onFocus={store.hold}
          onBlur={store.release}
          onMouseEnter={store.hold}
          onMouseLeave={store.release}
        >
          <span>{text(last)}</span>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            onClick={store.undo}
            aria-label={`${t('requestsAdmin.undo.button')} – ${nameOf(last.access, ', ')}`}
          >
            {t('requestsAdmin.undo.button')}
          </Button>
        </Paper>
      )}
    </>
  )
}
export default UndoBar

function useText() {
  const t = useSentence()
  return ({ access, decision, left }: Pending) => {
    const done = t(`requestsAdmin.undo.done.${decision.status}`, { name: nameOf(access, ', ') })
    return left === undefined ? done : `${done} ${t('requestsAdmin.undo.left', { smart_count: left })}`
  }
}

const BAR = {
  position: 'fixed',
  zIndex: 'snackbar',
  bottom: { xs: 8, sm: 24 },
  left: { xs: 8, sm: 24 },
  right: { xs: 8, sm: 'auto' },
  maxWidth: { sm: 560 },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  px: 2,
  color: 'common.white',
  bgcolor: 'primary.main',
  overflowWrap: 'anywhere',
  '& button': { flexShrink: 0 },
}
