import { hash, randomBytes } from 'node:crypto'
import { hasRole } from '@portal/contract'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const ACCESS_TOKEN_MS = 15 * MINUTE
/** How long a sign-in lasts: unused, and at the most. */
const LIFE = { user: { idle: 7 * DAY, absolute: 30 * DAY }, admin: { idle: 12 * HOUR, absolute: 24 * HOUR } }
export const lifeOf = (roles: string) => (hasRole(roles, 'ADMIN') ? LIFE.admin : LIFE.user)

/** Makes a token of 256 random bits; only its SHA-256 is stored. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => hash('sha256', token)
