import type { User } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { RecordName } from '../fields/RecordName.tsx'

export const UserName = () => {
  const user = useRecordContext<User>()
  return (
    user && (
      <RecordName>
        {user.prenom} {user.nom}
      </RecordName>
    )
  )
}
