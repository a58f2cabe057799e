import type { SearchMiss } from '@portal/contract'
import { formatParis } from '@portal/contract/rules'
import type { ExportColumn } from '../csv/exporter.ts'

const field = (name: string) => `resources.search/misses.fields.${name}`

export const exportColumns: ExportColumn<SearchMiss>[] = [
  { heading: field('words'), cell: ({ words }) => words },
  { heading: field('count'), cell: ({ count }) => count },
  { heading: field('first_at'), cell: ({ first_at }) => formatParis(first_at) },
  { heading: field('last_at'), cell: ({ last_at }) => formatParis(last_at) },
]
