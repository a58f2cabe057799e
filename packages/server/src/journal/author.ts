import { hasRole, type JournalActor } from '@portal/contract'
import type { UserRow } from '../db/tables.ts'

type Named = Pick<UserRow, 'id' | 'prenom' | 'nom'>

type Through = { partnerId?: string | null }
/** An administrator, and the partner through which the call came. */
export type Administrator = Through & { kind: 'admin'; user: Named }
/** The person who acts, and the partner they came through. */
export type Author =
  | Administrator
  | (Through & { kind: 'editor'; user: Named })
  | (Through & { kind: 'owner'; user: Pick<UserRow, 'id'> })
  | (Through & { kind: Extract<JournalActor, 'portal' | 'operator' | 'stranger'> })

/**
 * Names a signed-in person as the author: an administrator, an editor, or the owner of what the call changes.
 *
 * @param request or anything that knows the partner
 */
export const authorOf = (
  user: Named & Pick<UserRow, 'roles'>,
  { partnerId }: { partnerId: string | null },
): Author => ({ kind: kindOf(user.roles), user, partnerId })

function kindOf(roles: UserRow['roles']) {
  if (hasRole(roles, 'ADMIN')) return 'admin'
  return hasRole(roles, 'EDITOR') ? 'editor' : 'owner'
}

/** Names the author of a call that only administrators may make. */
export const adminOf = (user: Named, { partnerId }: { partnerId: string }): Administrator => ({
  kind: 'admin',
  user,
  partnerId,
})

/** Turns an author into columns. An owner's name is not copied: it is the account's own, and goes with it. */
export const authorColumns = (author: Author) => ({
  actor: author.kind,
  actor_id: 'user' in author ? author.user.id : null,
  actor_name:
    author.kind === 'admin' || author.kind === 'editor' ? `${author.user.prenom} ${author.user.nom}` : null,
})
