import { formatDay, formatParis } from '@portal/contract/rules'
import { type FieldProps, useFieldValue } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { currentLanguage } from '../providers/language.ts'

/** Shows an instant in Paris time, as docs/product.md#dates-and-numbers says. */
export const DateField = (props: FieldProps & { empty?: 'console.none' | 'console.never' }) => {
  const t = useSentence()
  const value: string | null | undefined = useFieldValue(props)
  return (
    <span className="cell cell-date">
      {value ? (
        <time dateTime={value} title={formatDay(value, currentLanguage())}>
          {formatParis(value)}
        </time>
      ) : (
        t(props.empty ?? 'console.none')
      )}
    </span>
  )
}
