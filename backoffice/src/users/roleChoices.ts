import { Roles } from '@portal/contract/rules'

export const roleChoices = [
  { id: 'USER', name: 'usersAdmin.role.USER' },
  { id: 'EDITOR', name: 'usersAdmin.role.EDITOR' },
  { id: 'ADMIN', name: 'usersAdmin.role.ADMIN' },
]
/** Roles as an account stores them. */
export const rolesChoices = [
  { id: Roles.user, name: 'usersAdmin.role.USER' },
  { id: Roles.editor, name: 'usersAdmin.role.EDITOR' },
  { id: Roles.admin, name: 'usersAdmin.role.ADMIN' },
]
