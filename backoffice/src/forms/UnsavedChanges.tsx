import { type Control, useFormState } from 'react-hook-form'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useFocusAfterSaving } from './useFocusAfterSaving.ts'

type UnsavedChangesProps = { enable?: boolean; formRootPathName?: string; formControl?: Control }

/** Guards the unsaved entries of a form, and the focus while it saves them. */
export const UnsavedChanges = ({ enable, formRootPathName, formControl }: UnsavedChangesProps) => {
  const { isSubmitSuccessful, isSubmitting, dirtyFields } = useFormState({ control: formControl })
  useFocusAfterSaving(isSubmitting)
  const isAtRisk = enable === true && !isSubmitSuccessful && Object.keys(dirtyFields).length > 0
  return <LeaveGuard isAtRisk={isAtRisk} root={formRootPathName} />
}
