import { CHECKED_FOR_MS, type FactorPolicy, hasRole, mayEdit, Roles, UserStatus } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { ExpressionBuilder } from 'kysely'
import type { Database, UserRow } from './db/tables.ts'
import type { Config } from './env.ts'

type Account = Pick<UserRow, 'status' | 'is_active'>

/** Tells who may sign in and ask for access, also before validation. */
export const maySignIn = ({ status, is_active }: Account) =>
  is_active === 1 && (status === UserStatus.toValidate || status === UserStatus.validated)

/** Tells who may open demos and be granted access without an administrator: active, validated accounts. */
export const isValidated = ({ status, is_active }: Account) =>
  is_active === 1 && status === UserStatus.validated

/** Tells who administers the portal: administrators with a validated account. */
export const isActingAdmin = (user: Account & Pick<UserRow, 'roles'>) =>
  isValidated(user) && hasRole(user.roles, 'ADMIN')

/** Edits the catalogue in the console: an acting editor or administrator. */
export const isActingEditor = (user: Account & Pick<UserRow, 'roles'>) =>
  isValidated(user) && mayEdit(user.roles)

type PasswordOwner = Pick<UserRow, 'roles' | 'let_in_until'>

/** Tells whose password of the portal is taken (docs/sign-in.md#passwords-of-the-portal). */
export const mayUsePassword = (
  { localPasswords }: Pick<Config, 'localPasswords'>,
  { roles, let_in_until }: PasswordOwner,
  now: Date,
) =>
  localPasswords === 'all' ||
  (localPasswords === 'admins' && hasRole(roles, 'ADMIN')) ||
  (let_in_until !== null && let_in_until > now.toISOString())

/** Tells whose account may have a second factor: an administrator's or editor's, with a password that is taken. */
export const mayHaveFactor = (
  config: Pick<Config, 'localPasswords'>,
  user: PasswordOwner & Pick<UserRow, 'password_hash'>,
  now: Date,
) => mayEdit(user.roles) && user.password_hash !== '' && mayUsePassword(config, user, now)

type FactorOwner = Pick<UserRow, 'roles' | 'factor_since'>

/** Tells who is asked for the second factor. */
export const isFactorAsked = (policy: FactorPolicy, { roles, factor_since }: FactorOwner) =>
  policy !== 'off' && mayEdit(roles) && factor_since !== null

/** Tells who administers nothing before they have set a second factor. */
export const hasToSetFactor = (policy: FactorPolicy, { roles, factor_since }: FactorOwner) =>
  policy === 'required' && mayEdit(roles) && factor_since === null

/** Tells until when a shown factor stands for acts that hurt; `null` once it is over. */
export function checkedUntil(checkedAt: string | null, now: Date): string | null {
  const until = checkedAt === null ? null : after(checkedAt, CHECKED_FOR_MS)
  return until !== null && until > now.toISOString() ? until : null
}

/** {@link isActingAdmin} as a condition on `users`. */
export const actingAdmins = (eb: ExpressionBuilder<Database, 'users'>) =>
  eb.and([
    eb('users.roles', '=', Roles.admin),
    eb('users.is_active', '=', 1),
    eb('users.status', '=', UserStatus.validated),
  ])
