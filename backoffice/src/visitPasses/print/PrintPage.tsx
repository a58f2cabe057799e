import ArrowBack from '@mui/icons-material/ArrowBack'
import Print from '@mui/icons-material/PrintOutlined'
import { Button, Card, Stack } from '@mui/material'
import type { VisitPassDetail } from '@portal/contract'
import { Title, useGetOne } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { PrintStyles } from '../../layout/PrintStyles.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { Sheet } from './Sheet.tsx'

/** Shows the page of a visit pass as it is printed. */
const PrintPage = () => {
  const t = useSentence()
  const { id = '' } = useParams()
  const { data: pass, error, refetch } = useGetOne<VisitPassDetail>('visitpasses', { id: Number(id) })
  return (
    <Card sx={{ mt: 2, p: 2 }}>
      <Title title={t('visitPassesAdmin.print.title', { name: pass?.name ?? '' })} />
      <PrintStyles />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
        <Button variant="contained" startIcon={<Print />} disabled={!pass} onClick={() => window.print()}>
          {t('visitPassesAdmin.print.button')}
        </Button>
        <Button startIcon={<ArrowBack />} component={Link} to={`/visitpasses/${id}`}>
          {t('visitPassesAdmin.print.back')}
        </Button>
      </Stack>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {pass?.address && <Sheet pass={pass} />}
    </Card>
  )
}
export default PrintPage
