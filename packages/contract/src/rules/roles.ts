/** Roles, from using the portal to administering it (docs/product.md#roles). */
export const ROLE_NAMES = ['USER', 'EDITOR', 'ADMIN'] as const
export type Role = (typeof ROLE_NAMES)[number]

/** Roles travel as one comma-separated string. */
export const Roles = { user: 'USER', editor: 'USER,EDITOR', admin: 'USER,ADMIN' } as const
export type Roles = (typeof Roles)[keyof typeof Roles]
export const ROLES = Object.values(Roles)

export const hasRole = (roles: string | null | undefined, role: Role) =>
  (roles ?? '').split(',').includes(role)

/** Gives the highest role that somebody has. */
export const roleOf = (roles: string | null | undefined): Role =>
  ROLE_NAMES.findLast((role) => hasRole(roles, role)) ?? 'USER'

/** Tells who may edit the catalogue: editors and administrators. */
export const mayEdit = (roles: string | null | undefined) =>
  hasRole(roles, 'EDITOR') || hasRole(roles, 'ADMIN')

/** The string of the highest role that somebody has. */
export const rolesOf: Record<Role, Roles> = { USER: Roles.user, EDITOR: Roles.editor, ADMIN: Roles.admin }
