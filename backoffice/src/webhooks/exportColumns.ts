import type { Webhook } from '@portal/contract'
import type { ExportColumn } from '../csv/exporter.ts'

const field = (name: string) => `resources.webhooks.fields.${name}`

export const exportColumns: ExportColumn<Webhook>[] = [
  { heading: field('url'), cell: ({ url }) => url },
  { heading: field('events'), cell: ({ events }) => events.join(', ') },
  { heading: field('is_active'), cell: ({ is_active }, t) => t(is_active ? 'common.yes' : 'common.no') },
]
