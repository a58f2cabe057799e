import { Exchange, Introspection } from '@portal/contract'
import type { PortalClock } from './clock.ts'

const TIMEOUT_MS = 3000

/** The portal did not answer, or not with what the contract says. Never a reason to let somebody in. */
export class PortalUnavailable extends Error {}

/** The portal refused the ticket; `code` is its stable error code (RFC 9457 answer). */
export class TicketRefused extends Error {
  readonly code: string
  constructor(code: string) {
    super(`The portal refused the ticket: ${code}`)
    this.code = code
  }
}

export type Portal = ReturnType<typeof createPortal>

/** The two calls that a demo makes, authenticated as the app (HTTP Basic, RFC 7617: code and secret). */
export function createPortal(options: { url: string; code: string; secret: string; clock: PortalClock }) {
  const { url, code, secret, clock } = options
  const authorization = `Basic ${Buffer.from(`${code}:${secret}`).toString('base64')}`

  async function post(path: string, token: string) {
    const askedAt = clock.local()
    try {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ token }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const body: unknown = await response.json()
      return { status: response.status, body, askedAt, heardAt: clock.local() }
    } catch (cause) {
      throw new PortalUnavailable(`${url}${path} did not answer`, { cause })
    }
  }

  async function introspect(token: string): Promise<Introspection> {
    const answer = await post('/v1/launch/introspect/', token)
    const introspection = Introspection.safeParse(answer.body)
    if (answer.status !== 200 || !introspection.success)
      throw new PortalUnavailable(`The introspection answered ${answer.status} ${codeOf(answer.body)}`)
    clock.follow(introspection.data.now, answer.askedAt, answer.heardAt)
    return introspection.data
  }

  return {
    /**
     * Trades the one-time ticket for what the gate may know of the access.
     *
     * @throws TicketRefused when the ticket is spent, expired or another app's, or its access has ended
     * @throws PortalUnavailable when nothing can be said
     */
    async exchange(ticket: string): Promise<Exchange> {
      const answer = await post('/v1/launch/exchange/', ticket)
      const exchange = Exchange.safeParse(answer.body)
      if (answer.status === 200 && exchange.success) {
        clock.follow(exchange.data.now, answer.askedAt, answer.heardAt)
        return exchange.data
      }
      if (isTicketsFault(answer.status)) throw new TicketRefused(codeOf(answer.body))
      throw new PortalUnavailable(`The exchange answered ${answer.status} ${codeOf(answer.body)}`)
    },

    /** Asks whether the access still runs (RFC 7662). @throws PortalUnavailable when nothing can be said */
    introspect,

    /** Sets the clock by the portal's: an introspection of no access at all says the time too. */
    askTime: () => introspect('time'),
  }
}

/** A 4xx is about the ticket, but for those that are about the app's own credentials (401) and its pace (429). */
const isTicketsFault = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429

const codeOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'unknown'
