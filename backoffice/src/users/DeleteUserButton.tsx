import type { User } from '@portal/contract'
import { useGetIdentity, useRecordContext } from 'react-admin'
import { DeleteButton } from '../forms/DeleteButton.tsx'
import { useSentence } from '../providers/i18nProvider.ts'

/** Deletes an account after a confirmation; one's own is deleted in the storefront. */
export const DeleteUserButton = () => {
  const t = useSentence()
  const user = useRecordContext<User>()
  const { identity } = useGetIdentity()
  if (!user || user.id === identity?.id) return null
  return (
    <DeleteButton
      label={t('usersAdmin.delete.button')}
      title={t('usersAdmin.delete.title', { name: `${user.prenom} ${user.nom}` })}
      text={t('usersAdmin.delete.text')}
    />
  )
}
