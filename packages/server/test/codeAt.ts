import { Secret, TOTP } from 'otpauth'

export const STEP_MS = 30_000

/** Makes the one-time code of an instant, some steps away. */
export const codeAt = (secret: string, at: Date, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() + steps * STEP_MS })
