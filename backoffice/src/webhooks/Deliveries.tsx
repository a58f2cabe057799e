import { Box, Typography } from '@mui/material'
import type { WebhookDelivery } from '@portal/contract'
import type { DeliveryState, StatusTone } from '@portal/contract/rules'
import { DataTable, Pagination, ReferenceManyField, useRecordContext } from 'react-admin'
import { DateField } from '../fields/DateField.tsx'
import { ToneChip } from '../fields/ToneChip.tsx'
import { NoData } from '../layout/NoData.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { writtenDate } from '../providers/writtenDate.ts'
import { SendAgainButton } from './SendAgainButton.tsx'

const TONES: Record<DeliveryState, StatusTone> = { waiting: 'orange', delivered: 'green', failed: 'red' }

const TypeField = () => {
  const t = useSentence()
  const delivery = useRecordContext<WebhookDelivery>()
  return delivery && <span>{t(`webhooksAdmin.event.${delivery.type}`)}</span>
}

const StateField = () => {
  const t = useSentence()
  const delivery = useRecordContext<WebhookDelivery>()
  return (
    delivery && (
      <ToneChip tone={TONES[delivery.state]} label={t(`webhooksAdmin.deliveries.state.${delivery.state}`)} />
    )
  )
}

/** The receiver's status or the error, and when the portal tries again. */
const AnswerField = () => {
  const t = useSentence()
  const delivery = useRecordContext<WebhookDelivery>()
  if (!delivery) return null
  const { answer_status, last_error, next_try_at, tries } = delivery
  const next =
    next_try_at !== null &&
    tries > 0 &&
    t('webhooksAdmin.deliveries.next', { date: writtenDate(next_try_at) })
  return <span>{[answer_status, last_error, next].filter(Boolean).join(' · ')}</span>
}

/** Lists the last messages to this address, newest first. */
export const Deliveries = () => {
  const t = useSentence()
  return (
    <Box component="section" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2">
        {t('webhooksAdmin.deliveries.title')}
      </Typography>
      <ReferenceManyField
        reference="webhookdeliveries"
        target="webhook_id"
        sort={{ field: 'id', order: 'DESC' }}
        pagination={<Pagination />}
        perPage={10}
      >
        <DataTable
          bulkActionButtons={false}
          empty={<NoData />}
          rowClick={false}
          sx={{ width: '100%', mt: 1 }}
        >
          <DataTable.Col source="created_at" field={DateField} disableSort />
          <DataTable.Col source="type" field={TypeField} disableSort />
          <DataTable.Col source="state" field={StateField} disableSort />
          <DataTable.NumberCol source="tries" disableSort />
          <DataTable.Col source="answer" field={AnswerField} disableSort />
          <DataTable.Col source="message_id" disableSort />
          <DataTable.Col label="webhooksAdmin.deliveries.again" field={SendAgainButton} disableSort />
        </DataTable>
      </ReferenceManyField>
    </Box>
  )
}
