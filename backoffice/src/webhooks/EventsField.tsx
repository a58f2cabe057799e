import type { Webhook } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

export const EventsField = () => {
  const t = useSentence()
  const webhook = useRecordContext<Webhook>()
  return <span>{webhook?.events.map((event) => t(`webhooksAdmin.event.${event}`)).join(', ')}</span>
}
