import { hasRole, type JournalActor } from '@portal/contract'
import type { FastifyRequest } from 'fastify'
import type { UserRow } from '../db/tables.ts'

type Named = Pick<UserRow, 'id' | 'prenom' | 'nom'>

/** Who acts, and through which partner. */
export type Author = { partnerId?: string | null } & (
  | { kind: 'owner'; user: Pick<UserRow, 'id'> }
  | { kind: 'editor' | 'admin'; user: Named }
  | { kind: Extract<JournalActor, 'portal' | 'operator' | 'stranger'> }
)

/** A signed-in person as an author: an administrator, an editor, or the owner of what the call changes. */
export const authorOf = (user: Named & Pick<UserRow, 'roles'>, { partnerId }: FastifyRequest): Author => ({
  kind: hasRole(user.roles, 'ADMIN') ? 'admin' : hasRole(user.roles, 'EDITOR') ? 'editor' : 'owner',
  user,
  partnerId,
})

/** An owner's name is not copied: it is the account's own, and goes with it. */
export const authorColumns = (author: Author) => ({
  actor: author.kind,
  actor_id: 'user' in author ? author.user.id : null,
  actor_name:
    author.kind === 'admin' || author.kind === 'editor' ? `${author.user.prenom} ${author.user.nom}` : null,
})
