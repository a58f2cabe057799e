import CheckCircle from '@mui/icons-material/CheckCircle'
import ErrorIcon from '@mui/icons-material/Error'
import { Alert, Box, Button, CircularProgress, Popover, Typography } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { useSentence } from '../providers/i18nProvider.ts'
import { writtenDate } from '../providers/writtenDate.ts'
import { usePublication } from './usePublication.ts'
import { usePublishAgain } from './usePublishAgain.ts'

const ICONS = {
  live: <CheckCircle fontSize="small" />,
  building: <CircularProgress size={16} color="inherit" aria-hidden />,
  failed: <ErrorIcon fontSize="small" />,
}

const STANDS_OUT = { backgroundColor: 'error.main', '&:hover': { backgroundColor: 'error.main' } }

/** Says whether the public site shows the current catalogue, and offers another try. */
export const PublicationStatus = () => {
  const t = useSentence()
  const { data } = usePublication()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const retry = usePublishAgain()
  // After a 403, react-admin puts an empty answer in place of the error.
  if (!data?.state) return null

  const label = t(`console.publication.${data.state}`)
  return (
    <>
      <Button
        color="inherit"
        startIcon={ICONS[data.state]}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
        aria-haspopup="dialog"
        aria-label={label}
        title={t('console.publication.details')}
        sx={{
          minWidth: 40,
          px: { xs: 1, sm: 2 },
          whiteSpace: 'nowrap',
          ...(data.state === 'failed' && STANDS_OUT),
          '& .MuiButton-startIcon': { mr: { xs: 0, md: 1 } },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
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
        <Box
          sx={{
            p: 2,
            width: 400,
            maxWidth: '100%',
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 1,
          }}
        >
          <Typography variant="h6">{label}</Typography>
          {data.published_at && (
            <Typography variant="body2">
              {t('console.publication.publishedAt', { date: writtenDate(data.published_at) })}
            </Typography>
          )}
          {data.state === 'failed' && (
            <Alert
              severity="error"
              icon={false}
              sx={{ '& .MuiAlert-message': { minWidth: 0, width: '100%' } }}
            >
              {data.failed_at && t('console.publication.failedAt', { date: writtenDate(data.failed_at) })}
              <Box
                component="pre"
                tabIndex={0}
                sx={{ maxHeight: 200, m: 0, mt: 1, overflow: 'auto', fontSize: 12, whiteSpace: 'pre-wrap' }}
              >
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
