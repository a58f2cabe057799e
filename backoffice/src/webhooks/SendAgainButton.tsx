import { Button } from '@mui/material'
import type { WebhookDelivery } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { errorMessage } from '../providers/httpErrors.ts'
import { useSentence } from '../providers/i18nProvider.ts'

/** Lets one message leave again, under its own identifier. */
export const SendAgainButton = () => {
  const t = useSentence()
  const delivery = useRecordContext<WebhookDelivery>()
  const { deliverAgain } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const sending = useMutation({
    mutationFn: deliverAgain,
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
    onSuccess: () => {
      notify('webhooksAdmin.deliveries.queued', { type: 'success' })
      refresh()
    },
  })
  if (!delivery) return null
  return (
    <Button
      size="small"
      aria-label={t('webhooksAdmin.deliveries.againFor', { id: delivery.id })}
      disabled={sending.isPending}
      onClick={() => sending.mutate(delivery.id)}
    >
      {t('webhooksAdmin.deliveries.again')}
    </Button>
  )
}
