import { NULL_DURATION_ID } from '@portal/contract/rules'
import { type FieldProps, useFieldValue } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { durationName } from './durationName.ts'

/** The name of a duration id; a dash where no duration is set. */
export const DurationField = (props: FieldProps) => {
  const t = useSentence()
  const id: number = useFieldValue(props) ?? NULL_DURATION_ID
  return <span className="cell">{t(id === NULL_DURATION_ID ? 'console.none' : durationName(id))}</span>
}
