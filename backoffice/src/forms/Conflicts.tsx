import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { type RaRecord, useDataProvider, useNotify, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { errorCode, errorMessage, fieldErrors } from '../providers/httpErrors.ts'
import { type Conflict, ConflictDialog } from './ConflictDialog.tsx'
import { changedFields } from './changedFields.ts'
import { SaveError } from './RecordEdit.tsx'

/** Somebody else was quicker, or the record has moved on from where this form saw it. */
const CONFLICTS = ['conflict', 'transition_refused']

type ConflictsProps<Row> = {
  /** What the form makes of a record, where it does not show it as it is. */
  toForm?: (row: Row) => Row
}

/**
 * What a refused save leads to; stands inside the form. After a conflict the current version is loaded
 * around what was typed: fields that this form did not touch take their new values, the others keep the
 * entry, and the next save is one upon the current version.
 */
export const Conflicts = <Row extends RaRecord>({ toForm = (row: Row) => row }: ConflictsProps<Row>) => {
  const error = useContext(SaveError)
  const record = useRecordContext<Row>()
  const resource = useResourceContext() ?? ''
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { reset, formState } = useFormContext()
  const { dirtyFields } = formState
  const [conflict, setConflict] = useState<Conflict>()

  const handle = useEffectEvent(async (failure: unknown) => {
    // The form shows field errors on their fields and says so itself.
    if (fieldErrors(failure)) return
    if (!record || !CONFLICTS.includes(errorCode(failure) ?? '')) {
      notify(errorMessage(failure), { type: 'error' })
      return
    }
    const { data: current } = await dataProvider.getOne<Row>(resource, { id: record.id })
    const theirs = changedFields(record, current)
    setConflict({ theirs, both: theirs.filter((field) => field in dirtyFields) })
    reset(toForm(current), { keepDirtyValues: true })
  })
  useEffect(() => {
    if (error !== undefined) void handle(error)
  }, [error])

  return <ConflictDialog conflict={conflict} onClose={() => setConflict(undefined)} />
}
