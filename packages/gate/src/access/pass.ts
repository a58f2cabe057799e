import { createHmac } from 'node:crypto'
import QuickLRU from 'quick-lru'
import { z } from 'zod'
import { Exchange } from '../portal/answers.ts'
import { readCookie } from '../request/cookies.ts'
import { sameBytes } from '../sameBytes.ts'

/**
 * Remembers an exchanged ticket, in a cookie of the gate's own. It holds no token of the portal:
 * nobody can do anything with it elsewhere.
 */
export const Pass = Exchange.omit({ active: true, now: true, extension_minutes: true }).extend({
  app_name: z.string(),
  /** Notes when the person came in, in seconds since 1970 by the portal's clock. */
  entered_at: z.int(),
})
export type Pass = z.output<typeof Pass>

const OPENED_MAX = 1000

export type PassKeeper = ReturnType<typeof createPassKeeper>

/** Says what a cookie is good for: to enter, or to be remembered on the page that says goodbye. */
type Purpose = 'pass' | 'farewell'

/**
 * Seals, opens and serialises a cookie (RFC 6265). The key is derived from the secret, the code and the purpose, so
 * that one demo's cookie opens no other, gates on several machines agree, and a restart sends nobody out.
 */
export function createPassKeeper(options: {
  purpose: Purpose
  code: string
  secret: string
  /** Limits where browsers send it. */
  path: string
  secure: boolean
  /** Keeps it for so long after the access has ended. */
  lingerSeconds?: number
}) {
  const { purpose, code, secret, path, secure, lingerSeconds = 0 } = options
  const name = `${secure ? '__Secure-' : ''}gate_${code}${purpose === 'pass' ? '' : `_${purpose}`}`
  const key = createHmac('sha256', secret).update(`gate-${purpose}:${code}`).digest()
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest()

  /** Remembers cookies whose signature was found good: 3 µs instead of 15 a request (docs/performance.md). */
  const opened = new QuickLRU<string, Pass>({ maxSize: OPENED_MAX })

  const seal = (pass: Pass) => {
    const payload = Buffer.from(JSON.stringify(Pass.parse(pass))).toString('base64url')
    return `${payload}.${sign(payload).toString('base64url')}`
  }

  function open(value: string): Pass | null {
    const [payload = '', signature = ''] = value.split('.')
    const given = Buffer.from(signature, 'base64url')
    if (!sameBytes(given, sign(payload))) return null
    // Ours, but perhaps an older version's: its holder asks for a new ticket.
    const pass = Pass.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    return pass.success ? pass.data : null
  }

  return {
    /** @returns the pass in a request's `Cookie` header, or null where there is none with our signature */
    read(cookieHeader: string | undefined): Pass | null {
      const value = readCookie(cookieHeader, name)
      if (!value) return null
      const pass = opened.get(value) ?? open(value)
      if (pass) opened.set(value, pass)
      return pass
    },

    /**
     * @param now the portal's time in ms; the life is given as `Max-Age`, so that a browser whose clock is wrong
     * still drops the cookie at the end of the access
     */
    setCookie(pass: Pass, now: number): string {
      const seconds = Math.max(0, Math.ceil(pass.access_exp - now / 1000)) + lingerSeconds
      const attributes = [`Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
      return [`${name}=${seal(pass)}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ')
    },
  }
}
