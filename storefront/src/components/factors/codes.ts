import type { FieldErrors } from '@portal/contract/rules'

/** Takes out what copying puts between the digits. */
export const withoutBlanks = (typed: string) => typed.replace(/\s/g, '')

/** Judges a one-time code before it is sent. */
export function codeErrors(code: string): FieldErrors {
  if (!code) return { code: 'common.requiredField' }
  return /^\d{6}$/.test(code) ? {} : { code: 'showFactor.codeShape' }
}

export const recoveryErrors = (code: string): FieldErrors =>
  code ? {} : { recovery: 'common.requiredField' }

/** Writes a secret in groups of four, for whoever copies it by hand. */
export const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? ''
