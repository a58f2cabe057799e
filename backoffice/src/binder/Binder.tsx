import Print from '@mui/icons-material/PrintOutlined'
import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useDataProvider } from 'react-admin'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { PrintStyles } from '../layout/PrintStyles.tsx'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { currentLanguage } from '../providers/language.ts'
import { BinderText } from './BinderText.tsx'
import { saveBinder } from './saveBinder.ts'

/** Shows what is true of this installation, saves and prints it (docs/operations.md#the-binder). */
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
      <Title title={t('pageNames.binder')} />
      <PrintStyles landscape />
      <CardContent>
        <Typography sx={{ maxWidth: 720, displayPrint: 'none' }}>{t('binderAdmin.help')}</Typography>
        {error && <LoadFailure error={error} onRetry={refetch} />}
        {data && (
          <>
            <Stack direction="row" sx={{ my: 2, gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
              <Button variant="contained" onClick={() => saveBinder(data.markdown, language)}>
                {t('binderAdmin.save')}
              </Button>
              <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
                {t('binderAdmin.print')}
              </Button>
            </Stack>
            <BinderText markdown={data.markdown} />
          </>
        )}
      </CardContent>
    </Card>
  )
}
export default Binder
