import type { User } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { RecordName } from '../fields/RecordName.tsx'
import { UserStatusField } from '../fields/StatusFields.tsx'
import { RoleField } from './RoleField.tsx'

/** Links the person, and on a phone tells apart who bears the same name. */
export const UserName = () => {
  const user = useRecordContext<User>()
  return (
    user && (
      <>
        <RecordName>
          {user.prenom} {user.nom}
        </RecordName>
        <div className="on-phone cell-words">{user.email}</div>
        <div className="on-phone">
          <UserStatusField /> <RoleField />
        </div>
      </>
    )
  )
}
