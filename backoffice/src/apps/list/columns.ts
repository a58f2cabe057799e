import type { AdminApp } from '@portal/contract'
import { formatParis } from '@portal/contract/rules'
import type { Column } from '../../csv/exporter.ts'

const field = (name: string) => `resources.manageapps.fields.${name}`
const yesNo = (value: boolean) => (value ? 'common.yes' : 'common.no')

/** The export of the catalogue. */
export const columns: Column<AdminApp>[] = [
  { heading: field('id'), cell: ({ id }) => id },
  { heading: field('order'), cell: ({ order }) => order },
  { heading: field('code'), cell: ({ code }) => code },
  { heading: field('name'), cell: ({ name }) => name },
  { heading: field('name_en'), cell: ({ name_en }) => name_en },
  { heading: field('category'), cell: ({ category }, t) => t(`vocabulary.category.${category}`) },
  { heading: field('status'), cell: ({ status }, t) => t(`vocabulary.appStatus.${status}`) },
  { heading: field('version'), cell: ({ version }) => version },
  { heading: field('description'), cell: ({ description }) => description },
  { heading: field('description_en'), cell: ({ description_en }) => description_en },
  { heading: field('tags'), cell: ({ tags }) => tags },
  { heading: field('tags_en'), cell: ({ tags_en }) => tags_en },
  { heading: field('badge'), cell: ({ badge }) => badge },
  { heading: field('url'), cell: ({ url }) => url },
  { heading: field('is_active_url'), cell: ({ is_active_url }, t) => t(yesNo(is_active_url)) },
  { heading: field('has_video'), cell: ({ has_video }, t) => t(yesNo(has_video)) },
  { heading: field('duration_id'), cell: ({ duration_id }, t) => t(`vocabulary.duration.${duration_id}`) },
  { heading: field('updated_at'), cell: ({ updated_at }) => formatParis(updated_at) },
]
