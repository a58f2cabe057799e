import type { z } from 'zod'
import {
  ConformanceTicket,
  Exchange,
  Extension,
  type Feedback,
  Introspection,
  Opened,
  Verified,
} from './answers.ts'
import type { PortalClock } from './clock.ts'
import { basicCredentials } from './credentials.ts'

const TIMEOUT_MS = 3000

/** Says that the portal did not answer, or not with what the contract says. Never lets somebody in. */
export class PortalUnavailable extends Error {}

/** Says that the portal said no; `code` is its stable error code (RFC 9457). */
export class PortalRefused extends Error {
  readonly code: string
  constructor(code: string) {
    super(`The portal refused: ${code}`)
    this.code = code
  }
}

export type Portal = ReturnType<typeof createPortal>

/** Makes a gate's calls, authenticated as the app. */
export function createPortal(options: { url: string; code: string; secret: string; clock: PortalClock }) {
  const { url, code, secret, clock } = options
  const authorization = basicCredentials(code, secret)

  async function post(path: string, body: object) {
    const askedAt = clock.local()
    try {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await response.text()
      return {
        status: response.status,
        body: text ? JSON.parse(text) : null,
        askedAt,
        heardAt: clock.local(),
      }
    } catch (cause) {
      throw new PortalUnavailable(`${url}${path} did not answer`, { cause })
    }
  }

  /**
   * @throws PortalRefused for a 4xx that is about what was asked
   * @throws PortalUnavailable when nothing can be said
   */
  async function call<Schema extends z.ZodType<object>>(
    path: string,
    body: object,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const answer = await post(path, body)
    const read = schema.safeParse(answer.body)
    if (answer.status === 200 && read.success) {
      if ('now' in read.data && typeof read.data.now === 'number')
        clock.follow(read.data.now, answer.askedAt, answer.heardAt)
      return read.data
    }
    if (isCallersFault(answer.status)) throw new PortalRefused(codeOf(answer.body))
    throw new PortalUnavailable(`${path} answered ${answer.status} ${codeOf(answer.body)}`)
  }

  const introspect = (token: string) => call('/v1/launch/introspect/', { token }, Introspection)

  return {
    /** Trades the one-time ticket for what the gate may know of the access. */
    exchange: (token: string) => call('/v1/launch/exchange/', { token }, Exchange),

    /** Asks whether the access still runs (RFC 7662). */
    introspect,

    /** Asks about no access at all, which sets the clock by the portal's, and tells the app's names. */
    askNothing: () => introspect('time'),

    /** Says that the demo has answered the person who came with this ticket. */
    opened: (accessId: string, jti: string) =>
      call('/v1/launch/opened/', { access_id: accessId, jti }, Opened),

    /** Adds the minutes that the access still offers; the portal grants them once. */
    extend: (accessId: string) => call('/v1/launch/extend/', { access_id: accessId }, Extension),

    /** Hands on what the person answered when leaving. */
    async sendFeedback(accessId: string, feedback: Feedback) {
      const { status, body } = await post('/v1/launch/feedback/', { access_id: accessId, ...feedback })
      if (isCallersFault(status)) throw new PortalRefused(codeOf(body))
      if (status >= 300) throw new PortalUnavailable(`The feedback was answered with ${status}`)
    },

    /** Asks for a ticket for one case of the conformance list. */
    conformanceTicket: (name: string) => call('/v1/launch/conformance/', { case: name }, ConformanceTicket),

    /** Says how the demo did in each case of the conformance list. */
    reportVerified: (cases: readonly { name: string; outcome: string }[]) =>
      call('/v1/launch/verified/', { cases }, Verified),
  }
}

/** Tells whether a status is about what was asked: a 4xx, but for the app's own credentials (401) and its pace (429). */
const isCallersFault = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429

const codeOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'unknown'
