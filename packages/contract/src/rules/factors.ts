import { MINUTE_MS } from './time.ts'

/** Second factors of administrators and editors: not used, theirs to set, or asked of each (docs/sign-in.md#second-factor). */
export const FACTOR_POLICIES = ['off', 'offered', 'required'] as const
export type FactorPolicy = (typeof FACTOR_POLICIES)[number]

/** Ways to show a second factor, in the order in which they are offered. */
export const FACTOR_METHODS = ['passkey', 'code', 'recovery'] as const
export type FactorMethod = (typeof FACTOR_METHODS)[number]

/** Time for which a shown factor stands, for acts that hurt. */
export const CHECKED_FOR_MS = 15 * MINUTE_MS
export const RECOVERY_CODES = 10
