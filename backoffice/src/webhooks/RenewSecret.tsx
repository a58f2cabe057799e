import Key from '@mui/icons-material/Key'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { Webhook } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useDataProvider, useNotify, useRecordContext } from 'react-admin'
import { SecretLine } from '../fields/SecretLine.tsx'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { errorMessage } from '../providers/httpErrors.ts'
import { useSentence } from '../providers/i18nProvider.ts'

/** Makes a new secret, and shows it once. */
export const RenewSecret = () => {
  const t = useSentence()
  const webhook = useRecordContext<Webhook>()
  const { renewWebhookSecret } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const renewal = useMutation({
    mutationFn: renewWebhookSecret,
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
    onSettled: () => setAsking(false),
  })
  if (!webhook) return null
  return (
    <Box component="section" sx={{ p: 2, maxWidth: 880 }}>
      <Typography variant="h3" component="h2">
        {t('webhooksAdmin.secret.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {t('webhooksAdmin.secret.help')}
      </Typography>
      {renewal.data && (
        <Alert severity="warning" sx={{ mb: 1, '& .MuiAlert-message': { flex: 1 } }}>
          {t('webhooksAdmin.secret.once')}
          <SecretLine label={t('webhooksAdmin.secret.label')} value={renewal.data.secret} />
        </Alert>
      )}
      <Button variant="outlined" startIcon={<Key />} onClick={() => setAsking(true)}>
        {t('webhooksAdmin.secret.button')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={renewal.isPending}
        title={t('webhooksAdmin.secret.ask')}
        content={t('webhooksAdmin.secret.confirm')}
        confirm={t('webhooksAdmin.secret.renew')}
        cancel={t('console.cancel')}
        onConfirm={() => renewal.mutate(webhook.id)}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
