import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useDataProvider } from 'react-admin'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { currentLanguage } from '../providers/language.ts'
import { saveBinder } from './saveBinder.ts'

/** Shows what is true of this installation, and saves it (docs/operations.md#the-binder). */
const Binder = () => {
  const t = useSentence()
  const language = currentLanguage()
  const { binder } = useDataProvider<ConsoleDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['binder', language],
    queryFn: () => binder(language),
  })
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={t('binderAdmin.resource.name')} />
      <CardContent>
        <Typography sx={{ maxWidth: 720 }}>{t('binderAdmin.help')}</Typography>
        {error && <LoadFailure error={error} onRetry={refetch} />}
        {data && (
          <>
            <Button variant="contained" sx={{ my: 2 }} onClick={() => saveBinder(data.markdown, language)}>
              {t('binderAdmin.save')}
            </Button>
            <Box
              component="section"
              aria-label={t('binderAdmin.text')}
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14 }}
            >
              {data.markdown}
            </Box>
          </>
        )}
      </CardContent>
    </Card>
  )
}
export default Binder
