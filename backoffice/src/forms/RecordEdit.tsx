import { createContext, useState } from 'react'
import { Edit, type EditProps } from 'react-admin'
import { LoadFailure } from '../layout/LoadFailure.tsx'

/** The error of the last save, for what stands inside the form. */
export const SaveError = createContext<unknown>(undefined)

/** react-admin would lead to the list and say that there is no such record, whatever the reason. */
const STAY = { onError: () => undefined }

/**
 * The edit view of every resource: the answer is awaited before anything is said, because the server may
 * refuse, and a refusal is handled where the form is (see `Conflicts`). A record that was read once stays on
 * screen, with what was typed, even where reading it again fails.
 */
export const RecordEdit = ({ children, mutationOptions, ...props }: EditProps) => {
  const [error, setError] = useState<unknown>()
  return (
    <Edit
      {...props}
      mutationMode="pessimistic"
      mutationOptions={{ ...mutationOptions, onError: setError }}
      queryOptions={STAY}
      render={({ record, error: unread, refetch }) => {
        if (record) return <SaveError value={error}>{children}</SaveError>
        return unread ? <LoadFailure error={unread} onRetry={refetch} /> : null
      }}
    />
  )
}
