import type { JournalEntry } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { DateField } from '../fields/DateField.tsx'
import { ActorField, FactsField, KindField, ObjectField } from './EntryFields.tsx'

/** Shows what happened, and on a phone the rest of the entry below it. */
export const EntryField = () => {
  const entry = useRecordContext<JournalEntry>()
  return (
    <>
      <KindField />
      <div className="on-phone">
        <DateField source="at" /> · <ActorField />
      </div>
      <div className="on-phone">
        <ObjectField />
      </div>
      <div className="on-phone">
        <FactsField />
      </div>
      {entry?.reason && <div className="on-phone cell-words">{entry.reason}</div>}
    </>
  )
}
