import type { Language, Roles, UserStatus } from '@portal/contract'
import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

/** Accounts, their consents, sessions and links. */
export interface AccountTables {
  users: UsersTable
  consents: ConsentsTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  tokens: TokensTable
  password_resets: PasswordResetsTable
  email_confirmations: EmailConfirmationsTable
  attempts: AttemptsTable
}

interface UsersTable {
  id: Generated<number>
  uuid: string
  /** Trimmed and in lower case; unique. */
  email: string
  /** PHC string of argon2id; empty for somebody who has no password here. */
  password_hash: string
  nom: string
  prenom: string
  telephone: string | null
  organisation: string | null
  fonction: string | null
  optin_email: Flag
  civility: 0 | 1 | 2
  language: Language
  status: UserStatus
  roles: Roles
  is_active: Flag
  partner_id: string | null
  created_at: string
  updated_at: string
  last_connect_at: string | null
  /** Instant when the owner of an idle account was warned. */
  idle_warned_at: string | null
  consent_version: string | null
  consent_at: string | null
  /** Instant when the address was proved to be theirs; `null` when it never was. */
  email_confirmed_at: string | null
  /** Until when an operator lets them in with their password, whatever LOCAL_PASSWORDS says. */
  let_in_until: string | null
  /** Since when the account has a second factor. */
  factor_since: string | null
  /** Folded text (lower case, no accents) for the search. */
  search: string
  /** Folded names, by which lists are sorted. */
  nom_sort: string
  prenom_sort: string
  organisation_sort: string
  fonction_sort: string
}

/** Proof of each consent and withdrawal (GDPR, art. 7). */
interface ConsentsTable {
  id: Generated<number>
  user_id: number
  version: string
  language: Language
  accepted: Flag
  at: string
}

/** One sign-in: a family of tokens that ends together. */
interface SessionsTable {
  id: Generated<number>
  user_id: number
  /** Browser and system in words (`sessions/device.ts`). */
  device: string | null
  created_at: string
  /** Instant when it was renewed last. */
  seen_at: string
  /** The end at the latest; refresh tokens also end when idle. */
  expires_at: string
  revoked_at: string | null
  /** Instant when the second factor was shown last. */
  factor_checked_at: string | null
}

/** Kinds of browsers with which somebody signed in, to tell of a new one. */
interface KnownDevicesTable {
  user_id: number
  /** As of sessions; empty for one without a name. */
  device: string
  first_at: string
  seen_at: string
}

/** Tokens, stored as SHA-256 only. */
interface TokensTable {
  hash: string
  session_id: number
  kind: 'access' | 'refresh'
  created_at: string
  expires_at: string
  /** Of refresh tokens: the hash of the successor given out. */
  successor: string | null
  /** First use of this token. */
  used_at: string | null
}

interface PasswordResetsTable {
  hash: string
  user_id: number
  created_at: string
  expires_at: string
  used_at: string | null
}

/** Links that prove an address; a used one is deleted. */
interface EmailConfirmationsTable {
  hash: string
  user_id: number
  expires_at: string
}

/** Failures that count across servers, by a key such as `sign-in:user:12`. */
export interface AttemptsTable {
  key: string
  failures: number
  first_at: string
  last_at: string
  locked_until: string | null
}
