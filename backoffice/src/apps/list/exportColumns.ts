import type { AdminApp } from '@portal/contract'
import { type AppColumn, EDITED_COLUMNS, formatParis } from '@portal/contract/rules'
import type { ExportColumn } from '../../csv/exporter.ts'
import { valueKey } from '../valueKey.ts'

const heading = (name: keyof AdminApp) => `resources.manageapps.fields.${name}`
const yesNo = (value: boolean) => (value ? 'common.yes' : 'common.no')

/** Makes the export column of a field, with numbers and switches in words. */
function edited(column: AppColumn): ExportColumn<AdminApp> {
  const cell: ExportColumn<AdminApp>['cell'] = (app, t) => {
    const words = valueKey(column, app[column])
    return 'key' in words ? t(words.key) : words.text
  }
  return { heading: heading(column), cell }
}

export const exportColumns: ExportColumn<AdminApp>[] = [
  { heading: heading('id'), cell: ({ id }) => id },
  { heading: heading('order'), cell: ({ order }) => order },
  ...EDITED_COLUMNS.map(edited),
  { heading: heading('has_video'), cell: ({ has_video }, t) => t(yesNo(has_video)) },
  { heading: heading('updated_at'), cell: ({ updated_at }) => formatParis(updated_at) },
]
