import { type Control, useFormState } from 'react-hook-form'
import { LeaveGuard } from './LeaveGuard.tsx'

type UnsavedChangesProps = { enable?: boolean; formRootPathName?: string; formControl?: Control }

/** Guards the unsaved entries of a form. */
export const UnsavedChanges = ({ enable, formRootPathName, formControl }: UnsavedChangesProps) => {
  const { isSubmitSuccessful, dirtyFields } = useFormState({ control: formControl })
  const isAtRisk = enable === true && !isSubmitSuccessful && Object.keys(dirtyFields).length > 0
  return <LeaveGuard isAtRisk={isAtRisk} root={formRootPathName} />
}
