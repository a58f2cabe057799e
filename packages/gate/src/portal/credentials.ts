/** Writes HTTP Basic for an app (RFC 7617), its code and secret percent-encoded first (RFC 6749, section 2.3.1). */
export const basicCredentials = (code: string, secret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(code)}:${encodeURIComponent(secret)}`).toString('base64')}`
