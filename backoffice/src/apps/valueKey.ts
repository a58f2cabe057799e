import { APP_COLUMNS, type AppColumn } from '@portal/contract/rules'

type Value = string | number | boolean | null
/** A sentence of the messages, or a text as it is. */
export type Words = { key: string } | { text: string }

/** Says a field's value in words: 'Oui', 'En ligne', '4h', or the text itself. */
export function valueKey(column: AppColumn, value: Value): Words {
  if (value === null) return { text: '' }
  switch (APP_COLUMNS[column].kind) {
    case 'category':
      return { key: `vocabulary.category.${value}` }
    case 'status':
      return { key: `vocabulary.appStatus.${value}` }
    case 'duration':
      return { key: `vocabulary.duration.${value}` }
    case 'extension':
      return { key: `vocabulary.extension.${value}` }
    case 'flag':
      return { key: value === true ? 'common.yes' : 'common.no' }
    default:
      return { text: String(value) }
  }
}
