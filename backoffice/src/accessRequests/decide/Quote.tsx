import { Box, type BoxProps, Typography } from '@mui/material'
import { useSentence } from '../../providers/i18nProvider.ts'

/** Quotes what the person wrote when asking. */
export const Quote = ({ children, sx, ...props }: BoxProps<'blockquote'>) => {
  const t = useSentence()
  return (
    <Box component="blockquote" {...props} sx={{ m: 0, pl: 2, borderLeft: 3, borderColor: 'divider', ...sx }}>
      <Typography variant="caption" color="text.secondary">
        {t('requestsAdmin.resource.fields.request_reason')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Typography>
    </Box>
  )
}
