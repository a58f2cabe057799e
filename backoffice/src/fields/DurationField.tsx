import { NULL_DURATION_ID } from '@portal/contract/rules'
import { type FieldProps, useFieldValue } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { durationName } from './durationName.ts'

/** Shows the name of a duration, or a dash for none. */
export const DurationField = (props: FieldProps) => {
  const t = useSentence()
  const id: number = useFieldValue(props) ?? NULL_DURATION_ID
  return <span className="cell">{t(id === NULL_DURATION_ID ? 'console.none' : durationName(id))}</span>
}
