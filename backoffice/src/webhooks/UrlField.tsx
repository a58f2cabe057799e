import type { Webhook } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { RecordName } from '../fields/RecordName.tsx'

export const UrlField = () => <RecordName>{useRecordContext<Webhook>()?.url}</RecordName>
