import { RECOVERY_CODES } from '@portal/contract'
import { Secret } from 'otpauth'
import { hashToken } from '../sessions/tokens.ts'

/** Makes codes of 80 random bits, in groups that can be copied by hand. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: 10 }).base32.replace(/.{4}(?=.)/g, '$&-'))

/** Hashes a recovery code, however it was typed. */
export const hashRecoveryCode = (typed: string) => hashToken(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
