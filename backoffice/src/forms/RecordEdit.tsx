import { createContext, useState } from 'react'
import { Edit, type EditProps, useCreatePath, useResourceContext } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { RecordNotFound } from '../layout/RecordNotFound.tsx'
import { errorCode } from '../providers/httpErrors.ts'

/** Hands the error of the last save to the form's children. */
export const SaveError = createContext<unknown>(undefined)

/** Stays on the page: react-admin would go to the list and call any error a missing record. */
const STAY = { onError: () => undefined }

type RecordEditProps = EditProps & {
  /** Addresses of the form's further tabs; any other address leads to the form. */
  tabs?: readonly string[]
}

/**
 * Edit view of every resource. Saving is pessimistic, because the server may refuse; `Conflicts` handles
 * refusals in the form. A record stays on screen, with the entries, even when reading it again fails.
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
