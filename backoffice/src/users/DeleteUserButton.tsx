import type { User } from '@portal/contract'
import { DeleteWithConfirmButton, useGetIdentity, useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

/** Deletes an account after saying what that means; one's own is deleted in the storefront. */
export const DeleteUserButton = () => {
  const t = useSentence()
  const user = useRecordContext<User>()
  const { identity } = useGetIdentity()
  if (!user || user.id === identity?.id) return null
  return (
    <DeleteWithConfirmButton
      label="usersAdmin.delete.button"
      mutationMode="pessimistic"
      confirmTitle={t('usersAdmin.delete.title', { name: `${user.prenom} ${user.nom}` })}
      confirmContent="usersAdmin.delete.text"
      confirmColor="warning"
    />
  )
}
