import { createContext, useState } from 'react'
import { Edit, type EditProps } from 'react-admin'

/** The error of the last save, for what stands inside the form. */
export const SaveError = createContext<unknown>(undefined)

/**
 * The edit view of every resource: the answer is awaited before anything is said, because the server may
 * refuse, and a refusal is handled where the form is (see `Conflicts`).
 */
export const RecordEdit = ({ children, mutationOptions, ...props }: EditProps) => {
  const [error, setError] = useState<unknown>()
  return (
    <Edit {...props} mutationMode="pessimistic" mutationOptions={{ ...mutationOptions, onError: setError }}>
      <SaveError value={error}>{children}</SaveError>
    </Edit>
  )
}
