import Key from '@mui/icons-material/Key'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'
import { errorMessage } from '../../providers/httpErrors.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { CopyField } from './CopyField.tsx'

/** Makes the credentials of the app's gate, and shows them once. */
export const Credentials = ({ app }: { app: AdminApp }) => {
  const t = useSentence()
  const { renewCredentials } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const renewal = useMutation({
    mutationFn: renewCredentials,
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
    onSettled: () => setAsking(false),
  })
  return (
    <Box component="section">
      <Typography variant="h3" component="h2">
        {t('appsAdmin.credentials.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {t('appsAdmin.credentials.help')}
      </Typography>
      {renewal.data && (
        <Alert severity="warning" sx={{ mb: 1, '& .MuiAlert-message': { flex: 1 } }}>
          {t('appsAdmin.credentials.once')}
          <CopyField label={t('appsAdmin.credentials.clientId')} value={renewal.data.client_id} />
          <CopyField label={t('appsAdmin.credentials.clientSecret')} value={renewal.data.client_secret} />
        </Alert>
      )}
      <Button variant="outlined" startIcon={<Key />} onClick={() => setAsking(true)}>
        {t('appsAdmin.credentials.button')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={renewal.isPending}
        title={t('appsAdmin.credentials.ask')}
        content={t('appsAdmin.credentials.confirm')}
        confirm={t('appsAdmin.credentials.renew')}
        cancel={t('console.cancel')}
        onConfirm={() => renewal.mutate(app.id)}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
