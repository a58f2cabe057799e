import type { Feedback } from '@portal/contract'
import { formatParis } from '@portal/contract/rules'
import type { ExportColumn } from '../csv/exporter.ts'
import { appName } from './appName.ts'

const heading = (name: string) => `resources.feedback.fields.${name}`

export const exportColumns: ExportColumn<Feedback>[] = [
  { heading: heading('app_code'), cell: ({ app_code }) => app_code },
  { heading: heading('app_name'), cell: appName },
  { heading: heading('useful'), cell: ({ useful }, t) => t(`feedbackAdmin.useful.${useful}`) },
  { heading: heading('again'), cell: ({ again }, t) => t(again ? 'common.yes' : 'common.no') },
  { heading: heading('comment'), cell: ({ comment }) => comment },
  { heading: heading('created_at'), cell: ({ created_at }) => formatParis(created_at) },
]
