import { hash, randomBytes } from 'node:crypto'
import { DAY_MS, HOUR_MS, hasRole, MINUTE_MS } from '@portal/contract'

export const ACCESS_TOKEN_MS = 15 * MINUTE_MS
/** Life of a session: idle, and at most. */
const LIFE = {
  user: { idle: 7 * DAY_MS, absolute: 30 * DAY_MS },
  admin: { idle: 12 * HOUR_MS, absolute: 24 * HOUR_MS },
}
export const lifeOf = (roles: string) => (hasRole(roles, 'ADMIN') ? LIFE.admin : LIFE.user)

/** Makes a token of 256 random bits; only its SHA-256 is stored. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => hash('sha256', token)
