import { Alert, Box, Card, Link, Typography } from '@mui/material'
import type { AppDraft } from '@portal/contract'
import { Loading, Title, useAuthenticated, useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { DRAFT_PARAM } from './DraftContext.tsx'
import { DraftState } from './DraftState.tsx'

const NEWEST = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'updated_at', order: 'DESC' as const },
}

/** Lists the drafts, those of new apps among them, each with the way to its form. */
const DraftsPage = () => {
  useAuthenticated()
  const t = useSentence()
  const { data, error, refetch } = useGetList<AppDraft>('drafts', NEWEST)
  return (
    <Box sx={{ pt: 2, maxWidth: 880 }}>
      <Title title={data ? `${t('appsAdmin.draft.list')} (${data.length})` : t('appsAdmin.draft.list')} />
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {data?.length === 0 && <Alert severity="info">{t('appsAdmin.draft.none')}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.map((draft) => (
          <Card component="li" key={draft.id} sx={{ p: 2, overflowWrap: 'anywhere' }}>
            <Typography variant="h3" component="h2">
              <Link component={RouterLink} to={formOf(draft)}>
                {draft.name}
              </Link>
              {draft.app_id === null && ` – ${t('appsAdmin.draft.newApp')}`}
            </Typography>
            <DraftState draft={draft} />
          </Card>
        ))}
      </Box>
    </Box>
  )
}
export default DraftsPage

const formOf = ({ id, app_id }: AppDraft) =>
  app_id === null ? `/manageapps/create?${DRAFT_PARAM}=${id}` : `/manageapps/${app_id}`
