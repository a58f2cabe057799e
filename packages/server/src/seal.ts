import type { KeyObject } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { z } from 'zod'

/** The use of a sealed text: one of a kind is no good for another. */
type Purpose = 'flow' | 'arrival' | 'session' | 'code' | 'code setup'
type Sealed = { secret: KeyObject; purpose: Purpose }

/** Encrypts a value until an instant, or for good. */
export function seal({ secret, purpose }: Sealed, value: object, until: string | null): Promise<string> {
  const text = new EncryptJWT({ value })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(purpose)
  if (until !== null) text.setExpirationTime(new Date(until))
  return text.encrypt(secret)
}

/** @returns `null` for a text that is over, was changed, or was sealed for something else */
export async function unseal<Schema extends z.ZodType>(
  { secret, purpose }: Sealed,
  schema: Schema,
  text: string | undefined,
  now: Date,
): Promise<z.output<Schema> | null> {
  if (!text) return null
  const opened = await jwtDecrypt(text, secret, {
    audience: purpose,
    currentDate: now,
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch(() => null)
  return opened && (schema.safeParse(opened.payload.value).data ?? null)
}
