import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type RaRecord, useEditContext, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { errorCode, errorMessage, fieldErrors } from '../providers/httpErrors.ts'
import { type Conflict, ConflictDialog } from './ConflictDialog.tsx'
import { changedFields } from './changedFields.ts'
import { SaveError } from './RecordEdit.tsx'

/** Codes of a refusal because the record has changed. */
const CONFLICTS = ['conflict', 'transition_refused']

type ConflictsProps = {
  /** Fields to enter again, because their meaning depends on the record. */
  forget?: string[]
}

/**
 * Handles a refused save, from inside the form. After a conflict it loads the current version: untouched
 * fields take their new values, touched ones keep the entry, and the next save builds on that version.
 */
export const Conflicts = ({ forget = [] }: ConflictsProps) => {
  const error = useContext(SaveError)
  const { record, refetch } = useEditContext<RaRecord>()
  const notify = useNotify()
  const { formState, getValues, setValue } = useFormContext()
  const { dirtyFields } = formState
  const [conflict, setConflict] = useState<Conflict>()
  const entries = useRef<[field: string, value: unknown][]>([])

  const handle = useEffectEvent(async (failure: unknown) => {
    // The form itself shows errors on fields.
    if (fieldErrors(failure)) return
    if (!record || !CONFLICTS.includes(errorCode(failure) ?? '')) {
      notify(errorMessage(failure), { type: 'error' })
      return
    }
    const touched = Object.keys(dirtyFields).filter((field) => !forget.includes(field))
    entries.current = touched.map((field) => [field, getValues(field)])
    const { data: current } = await refetch()
    const theirs = current ? changedFields(record, current) : []
    setConflict({ theirs, both: theirs.filter((field) => touched.includes(field)) })
  })
  useEffect(() => {
    if (error !== undefined) void handle(error)
  }, [error])

  const restore = useEffectEvent(() => {
    for (const [field, value] of entries.current) setValue(field, value, { shouldDirty: true })
    entries.current = []
  })
  useEffect(() => {
    // The form takes a new record in an effect that runs after this one.
    if (record) queueMicrotask(restore)
  }, [record])

  return <ConflictDialog conflict={conflict} onClose={() => setConflict(undefined)} />
}
