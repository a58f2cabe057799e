import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { PUBLICATION_KEY } from '../layout/usePublication.ts'
import { usePublishAgain } from '../layout/usePublishAgain.ts'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { useSentence } from '../providers/i18nProvider.ts'

/** Says that the last publication failed; the application bar shows the reason. */
export const FailedPublication = () => {
  const t = useSentence()
  const { publication } = useDataProvider<ConsoleDataProvider>()
  const { data } = useQuery({ queryKey: PUBLICATION_KEY, queryFn: publication })
  const retry = usePublishAgain()
  if (data?.state !== 'failed') return null
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" loading={retry.isPending} onClick={() => retry.mutate()}>
          {t('console.publication.retry')}
        </Button>
      }
    >
      {t('dashboard.publicationFailed')}
    </Alert>
  )
}
