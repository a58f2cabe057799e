import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { useSentence } from '../providers/i18nProvider.ts'

/** Trying again stands in the application bar, on every page. */
export const FailedPublication = () => {
  const t = useSentence()
  const { publication } = useDataProvider<ConsoleDataProvider>()
  const { data } = useQuery({ queryKey: ['publication'], queryFn: publication })
  if (data?.state !== 'failed') return null
  return <Alert severity="error">{t('dashboard.publicationFailed')}</Alert>
}
