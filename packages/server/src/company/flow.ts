import { MINUTE_MS } from '@portal/contract'
import { z } from 'zod'
import { Person } from './claims.ts'

/** Longest stay at the provider, and longest wait for the consent. */
export const FLOW_MS = 10 * MINUTE_MS

/** A sign-in on its way: travels encrypted in the browser's own cookie, so that any server can finish it. */
export const Flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  language: z.enum(['fr', 'en']),
  next: z.string().optional(),
  app: z.string().optional(),
})
export type Flow = z.output<typeof Flow>

/** The provider's tokens of a session. */
export const ProviderTokens = z.object({ idToken: z.string(), refreshToken: z.string().nullable() })

/** The person that the provider let in, with its tokens, until a session begins. */
export const Arrival = z.object({
  subject: z.string(),
  person: Person,
  ...ProviderTokens.shape,
})
export type Arrival = z.output<typeof Arrival>
