import Webhook from '@mui/icons-material/Webhook'
import { onDemand } from '../layout/onDemand.ts'

export default {
  list: onDemand(() => import('./WebhookList.tsx')),
  create: onDemand(() => import('./WebhookCreate.tsx')),
  edit: onDemand(() => import('./WebhookEdit.tsx')),
  icon: Webhook,
  recordRepresentation: 'url',
}
