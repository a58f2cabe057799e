import UploadFile from '@mui/icons-material/UploadFile'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useRef } from 'react'
import { useFocusAfterSaving } from '../../forms/useFocusAfterSaving.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { useErrorText } from '../../providers/useErrorText.ts'
import { Report } from './Report.tsx'
import { useImport } from './useImport.ts'

/** Takes a file, shows what it would change, and changes it when asked to. */
export const Imports = () => {
  const t = useSentence()
  const errorText = useErrorText()
  const chooser = useRef<HTMLInputElement>(null)
  const { transfer, report, error, isBusy, choose, apply } = useImport()
  useFocusAfterSaving(isBusy)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="h2">{t('appsAdmin.transfer.import')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t('appsAdmin.transfer.importHelp')}
      </Typography>
      <Box>
        <Button
          variant="outlined"
          startIcon={<UploadFile />}
          disabled={isBusy}
          onClick={() => chooser.current?.click()}
        >
          {t('appsAdmin.transfer.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".json,.csv,application/json,text/csv"
          aria-label={t('appsAdmin.transfer.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void choose(file)
            target.value = ''
          }}
          hidden
        />
      </Box>
      {isBusy && <LinearProgress aria-label={t('common.loading')} />}
      {transfer === null && <Alert severity="error">{t('appsAdmin.transfer.unreadable')}</Alert>}
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {transfer && report && <Report transfer={transfer} report={report} isBusy={isBusy} onApply={apply} />}
    </Box>
  )
}
