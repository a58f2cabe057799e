import type { Generated } from 'kysely'

/** Second factors. */
export interface FactorTables {
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  factor_codes: FactorCodesTable
  code_setups: CodeSetupsTable
  recovery_codes: RecoveryCodesTable
  factor_tickets: FactorTicketsTable
}

/** Passkeys as second factors (Web Authentication Level 3). */
export interface PasskeysTable {
  id: Generated<number>
  user_id: number
  credential_id: string
  /** In COSE, as base64url. */
  public_key: string
  /** The authenticator's signature counter, a whole number of 32 bits; 0 where it keeps none. */
  counter: string
  /** JSON list of the ways to reach the authenticator. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** Challenges that an authenticator may answer, each once. */
interface PasskeyChallengesTable {
  challenge: string
  user_id: number
  /** The sign-in or session, and what it is for. */
  purpose: string
  expires_at: string
}

/** One-time codes in force. */
interface FactorCodesTable {
  user_id: number
  /** The secret, encrypted. */
  sealed: string
  since: string
  /** Time step of the last code that was taken: an earlier one is spent. */
  last_step: number
}

/** Secrets of one-time codes that wait for their first code. */
interface CodeSetupsTable {
  user_id: number
  sealed: string
  expires_at: string
}

/** Recovery codes that are left, stored as SHA-256 only. */
interface RecoveryCodesTable {
  hash: string
  user_id: number
}

/** Sign-ins with a right password that wait for the second factor, stored as SHA-256 only. */
interface FactorTicketsTable {
  hash: string
  user_id: number
  tries: number
  expires_at: string
}
