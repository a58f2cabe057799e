import type { Parameter } from '@portal/contract'
import { formatParis } from '@portal/contract/rules'
import type { ExportColumn } from '../csv/exporter.ts'

const field = (name: string) => `resources.parameters.fields.${name}`

export const exportColumns: ExportColumn<Parameter>[] = [
  { heading: field('parameter_name'), cell: ({ parameter_name }) => parameter_name },
  { heading: field('parameter_value'), cell: ({ parameter_value }) => parameter_value },
  {
    heading: field('parameter_status'),
    cell: ({ parameter_status }, t) => t(`parametersAdmin.status.${parameter_status}`),
  },
  { heading: field('parameter_description'), cell: ({ parameter_description }) => parameter_description },
  { heading: field('updated_at'), cell: ({ updated_at }) => formatParis(updated_at) },
]
