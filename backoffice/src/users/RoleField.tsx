import type { User } from '@portal/contract'
import { roleOf } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

export const RoleField = () => {
  const t = useSentence()
  const user = useRecordContext<User>()
  return user && <>{t(`usersAdmin.role.${roleOf(user.roles)}`)}</>
}
