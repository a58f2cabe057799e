import { Box, CircularProgress, Typography } from '@mui/material'
import { useSentence } from '../../providers/i18nProvider.ts'

/** Says where one is: '12 sur 30', with a ring that fills. */
export const Place = ({ at, of }: { at: number; of: number }) => {
  const t = useSentence()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, pt: 2 }}>
      <CircularProgress
        variant="determinate"
        value={(100 * (at + 1)) / of}
        size={28}
        thickness={6}
        aria-hidden
        sx={{ borderRadius: '50%', boxShadow: (theme) => `inset 0 0 0 4px ${theme.palette.divider}` }}
      />
      <Typography id="place" variant="h3" component="h2" aria-live="polite">
        {t('requestsAdmin.triage.place', { at: at + 1, of })}
      </Typography>
    </Box>
  )
}
