import { z } from 'zod'
import { INVALID, REQUIRED } from './fields.ts'

/** Bytes, as browsers write them into JSON (Web Authentication Level 3, 5.1). */
const base64url = z.string({ error: REQUIRED }).regex(/^[\w-]{1,16384}$/, INVALID)
const type = z.literal('public-key', INVALID)
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
const credential = z.object({ id: z.string(), type, transports: transports.optional() })
const verification = z.enum(['required', 'preferred', 'discouraged'])

/** Options of `navigator.credentials.get`. */
export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    timeout: z.int(),
    rpId: z.string(),
    allowCredentials: z.array(credential),
    userVerification: verification,
  })
  .meta({ id: 'PasskeyRequest' })
export type PasskeyRequest = z.output<typeof PasskeyRequest>

/** Options of `navigator.credentials.create`. */
export const PasskeyCreation = z
  .object({
    challenge: z.string(),
    timeout: z.int(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type })),
    excludeCredentials: z.array(credential),
    authenticatorSelection: z.object({
      residentKey: verification,
      requireResidentKey: z.boolean(),
      userVerification: verification,
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' })
export type PasskeyCreation = z.output<typeof PasskeyCreation>

const answered = { id: base64url, rawId: base64url, type, clientExtensionResults: z.looseObject({}) }

/** An authenticator's answer to {@link PasskeyRequest}. */
export const PasskeyAnswer = z
  .object({
    ...answered,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
    }),
  })
  .meta({ id: 'PasskeyAnswer' })
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>

/** An authenticator's answer to {@link PasskeyCreation}. */
export const PasskeyMade = z
  .object({
    ...answered,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: transports.optional().catch(undefined),
    }),
  })
  .meta({ id: 'PasskeyMade' })
export type PasskeyMade = z.output<typeof PasskeyMade>
