import { Box, Typography } from '@mui/material'
import type { Feedback } from '@portal/contract'
import { formatParis } from '@portal/contract/rules'
import { RecordContextProvider, useGetList } from 'react-admin'
import { appName } from '../../feedback/appName.ts'
import { UsefulField } from '../../fields/UsefulField.tsx'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'

type LatestCommentsProps = { within: { created_from: string; created_to: string } }
const LENGTH = 4

/** Quotes what people wrote last. */
export const LatestComments = ({ within }: LatestCommentsProps) => {
  const t = useSentence()
  const { data, error, refetch } = useGetList<Feedback>('feedback', {
    filter: { ...within, commented: true },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: LENGTH },
  })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return (
    <section aria-label={t('dashboard.feedback.comments')}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('dashboard.feedback.comments')}
      </Typography>
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('dashboard.feedback.noComment')}
        </Typography>
      )}
      {data?.map((feedback) => (
        <RecordContextProvider key={feedback.id} value={feedback}>
          <Typography
            component="blockquote"
            sx={{
              m: 0,
              mt: 1.5,
              mb: 0.5,
              pl: 2,
              borderLeft: 3,
              borderColor: 'divider',
              overflowWrap: 'anywhere',
            }}
          >
            {feedback.comment}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <UsefulField />
            <Typography variant="caption" color="text.secondary">
              {`${appName(feedback)} · ${formatParis(feedback.created_at)}`}
            </Typography>
          </Box>
        </RecordContextProvider>
      ))}
    </section>
  )
}
