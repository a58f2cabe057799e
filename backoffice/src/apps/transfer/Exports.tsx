import Download from '@mui/icons-material/Download'
import { Box, Button, Typography } from '@mui/material'
import { EDITED_COLUMNS, TRANSFERRED_MEDIA } from '@portal/contract/rules'
import { useDataProvider, useNotify } from 'react-admin'
import { toCsv } from '../../csv/csv.ts'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'
import { errorMessage } from '../../providers/httpErrors.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { currentLanguage } from '../../providers/language.ts'
import { download } from './download.ts'

const NAME = 'catalogue'
const COLUMNS = [...EDITED_COLUMNS, ...TRANSFERRED_MEDIA]

/** Exports the catalogue in the form in which it can be imported. */
export const Exports = () => {
  const t = useSentence()
  const notify = useNotify()
  const { exportApps } = useDataProvider<ConsoleDataProvider>()
  const read = () => exportApps().catch((error) => notify(errorMessage(error), { type: 'error' }))
  const asJson = async () => {
    const apps = await read()
    if (apps) download(`${NAME}.json`, 'application/json', `${JSON.stringify(apps, null, 2)}\n`)
  }
  const asCsv = async () => {
    const apps = await read()
    if (!apps) return
    const table = [COLUMNS, ...apps.map((app) => COLUMNS.map((column) => app[column]))]
    download(`${NAME}.csv`, 'text/csv', toCsv(table, currentLanguage() === 'fr' ? ';' : ','))
  }
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{t('appsAdmin.transfer.export')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t('appsAdmin.transfer.exportHelp')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<Download />} onClick={asJson}>
          {t('appsAdmin.transfer.asJson')}
        </Button>
        <Button variant="outlined" startIcon={<Download />} onClick={asCsv}>
          {t('appsAdmin.transfer.asCsv')}
        </Button>
      </Box>
    </Box>
  )
}
