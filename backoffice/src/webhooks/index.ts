import Webhook from '@mui/icons-material/Webhook'
import { lazy } from 'react'

export default {
  list: lazy(() => import('./WebhookList.tsx')),
  create: lazy(() => import('./WebhookCreate.tsx')),
  edit: lazy(() => import('./WebhookEdit.tsx')),
  icon: Webhook,
  recordRepresentation: 'url',
}
