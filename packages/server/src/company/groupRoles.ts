import { hasRole, Roles } from '@portal/contract'

type Groups = { adminGroup?: string | undefined; editorGroup?: string | undefined }

/**
 * Tells the roles after a sign-in. A group that is set gives its role and takes it away; without one, the role stays
 * as the console gave it.
 */
export function rolesByGroups(
  { adminGroup, editorGroup }: Groups,
  groups: readonly string[],
  current: Roles,
): Roles {
  const isMember = (group: string | undefined) => group !== undefined && groups.includes(group)
  if (isMember(adminGroup) || (!adminGroup && hasRole(current, 'ADMIN'))) return Roles.admin
  if (isMember(editorGroup) || (!editorGroup && hasRole(current, 'EDITOR'))) return Roles.editor
  return Roles.user
}
