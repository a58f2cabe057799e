import { createHmac, timingSafeEqual } from 'node:crypto'
import { Exchange } from '@portal/contract'

/**
 * What the gate remembers of an exchanged ticket, in a cookie of its own. It holds no token of the portal:
 * nobody can do anything with it elsewhere.
 */
const PassSchema = Exchange.omit({ active: true, now: true })
export type Pass = Omit<Exchange, 'active' | 'now'>

export type PassKeeper = ReturnType<typeof createPassKeeper>

/**
 * Seals, opens and serialises the cookie (RFC 6265). The key is derived from the secret and the code, so that
 * one demo's cookie opens no other, gates on several machines agree, and a restart sends nobody out.
 */
export function createPassKeeper(options: {
  code: string
  secret: string
  basePath: string
  secure: boolean
}) {
  const { code, secret, basePath, secure } = options
  const name = `${secure ? '__Secure-' : ''}gate_${code}`
  const key = createHmac('sha256', secret).update(`gate-pass:${code}`).digest()
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest()

  const seal = (pass: Pass) => {
    const payload = Buffer.from(JSON.stringify(PassSchema.parse(pass))).toString('base64url')
    return `${payload}.${sign(payload).toString('base64url')}`
  }

  return {
    /** @returns the pass in a request's `Cookie` header, or null where there is none with our signature */
    read(cookieHeader: string | undefined): Pass | null {
      const value = cookieHeader
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1)
      const [payload, signature] = value?.split('.') ?? []
      if (!payload || !signature) return null
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(payload)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      // Ours, but perhaps an older version's: its holder asks for a new ticket.
      const pass = PassSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
      return pass.success ? pass.data : null
    },

    /**
     * @param now the portal's time in ms; the life is given as `Max-Age`, so that a browser whose clock is wrong
     * still drops the cookie at the end of the access
     */
    setCookie(pass: Pass, now: number): string {
      const seconds = Math.max(0, Math.ceil(pass.access_exp - now / 1000))
      const attributes = [`Path=${basePath || '/'}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
      return [`${name}=${seal(pass)}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ')
    },
  }
}
