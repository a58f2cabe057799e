import { z } from 'zod'
import { email, INVALID, REQUIRED } from './fields.ts'
import { User } from './users.ts'

/** Far above the longest password; it only bounds the work. */
const TRIED_PASSWORD_MAX = 1024

/** Body of `POST /v1/token/`; sign-in never checks the form of a password. */
export const SignIn = z.strictObject({
  email,
  password: z.string({ error: REQUIRED }).min(1, REQUIRED).max(TRIED_PASSWORD_MAX, INVALID),
})
export type SignIn = z.output<typeof SignIn>

/** Holds exactly these keys; clients rely on that. */
export const Session = z
  .object({ access_token: z.string(), refresh_token: z.string(), roles: z.string() })
  .meta({ id: 'Session' })
export type Session = z.output<typeof Session>

/** Answer of `POST /v1/users/`: the new account is signed in. */
export const Registered = z.object({ ...Session.shape, user: User }).meta({ id: 'Registered' })
export type Registered = z.output<typeof Registered>

// A missing or bad refresh token is answered inside a 200; only a body of another shape is a 4xx.
export const Refresh = z.strictObject({ refresh_token: z.string().max(32_768).catch('') })

export const RefreshAnswer = z
  .union([
    z.object({ status_code: z.literal(200), access_token: z.string(), refresh_token: z.string() }),
    z.object({ status_code: z.union([z.literal(401), z.literal(403)]) }),
  ])
  .meta({ id: 'RefreshAnswer' })
export type RefreshAnswer = z.output<typeof RefreshAnswer>

export const Logout = z.strictObject({ refresh_token: z.string().max(32_768, INVALID).optional() }).nullish()
