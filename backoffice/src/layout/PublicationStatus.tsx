import CheckCircle from '@mui/icons-material/CheckCircle'
import ErrorIcon from '@mui/icons-material/Error'
import { Alert, Box, Button, CircularProgress, Popover, Typography } from '@mui/material'
import { formatParis } from '@portal/contract/rules'
import { useMutation } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { errorMessage } from '../providers/httpErrors.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { usePublication } from './usePublication.ts'

const ICONS = {
  live: <CheckCircle fontSize="small" />,
  building: <CircularProgress size={16} color="inherit" aria-hidden />,
  failed: <ErrorIcon fontSize="small" />,
}

/** Whether what visitors see is what the catalogue says; opens to the details and to another try. */
export const PublicationStatus = () => {
  const t = useSentence()
  const { data } = usePublication()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { publishAgain } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const retry = useMutation({
    mutationFn: publishAgain,
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
  })
  if (!data) return null

  const label = t(`console.publication.${data.state}`)
  return (
    <>
      <Button
        color="inherit"
        startIcon={ICONS[data.state]}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
        aria-haspopup="dialog"
        title={t('console.publication.details')}
        sx={{ whiteSpace: 'nowrap', '& .MuiButton-startIcon': { mr: { xs: 0, md: 1 } } }}
      >
        <Box component="span" role="status" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {label}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box sx={{ p: 2, width: 320, display: 'grid', gap: 1 }}>
          <Typography variant="h6">{label}</Typography>
          {data.published_at && (
            <Typography variant="body2">
              {t('console.publication.publishedAt', { date: formatParis(data.published_at) })}
            </Typography>
          )}
          {data.state === 'failed' && (
            <Alert severity="error">
              {data.failed_at && t('console.publication.failedAt', { date: formatParis(data.failed_at) })}
              <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0 }}>
                {data.error}
              </Box>
            </Alert>
          )}
          <Button variant="outlined" loading={retry.isPending} onClick={() => retry.mutate()}>
            {t('console.publication.retry')}
          </Button>
        </Box>
      </Popover>
    </>
  )
}
