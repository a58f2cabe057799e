import { createContext, useState } from 'react'
import { Edit, type EditProps, useCreatePath, useResourceContext } from 'react-admin'
import { Navigate, useParams } from 'react-router'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { RecordNotFound } from '../layout/RecordNotFound.tsx'
import { errorCode } from '../providers/httpErrors.ts'

/** The error of the last save, for what stands inside the form. */
export const SaveError = createContext<unknown>(undefined)

/** react-admin would lead to the list and say that there is no such record, whatever the reason. */
const STAY = { onError: () => undefined }

type RecordEditProps = EditProps & {
  /** The addresses of the form's tabs after its own; any other leads to the form. */
  tabs?: readonly string[]
}

/**
 * The edit view of every resource: the answer is awaited before anything is said, because the server may
 * refuse, and a refusal is handled where the form is (see `Conflicts`). A record that was read once stays on
 * screen, with what was typed, even where reading it again fails.
 */
export const RecordEdit = ({ children, mutationOptions, tabs = [], ...props }: RecordEditProps) => {
  const [error, setError] = useState<unknown>()
  const { id, '*': tab = '' } = useParams()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  if (tab !== '' && !tabs.includes(tab))
    return <Navigate to={createPath({ resource, type: 'edit', id })} replace />
  return (
    <Edit
      {...props}
      mutationMode="pessimistic"
      mutationOptions={{ ...mutationOptions, onError: setError }}
      queryOptions={STAY}
      render={({ record, error: unread, refetch }) => {
        if (record) return <SaveError value={error}>{children}</SaveError>
        if (errorCode(unread) === 'not_found') return <RecordNotFound />
        return unread ? <LoadFailure error={unread} onRetry={refetch} /> : null
      }}
    />
  )
}
