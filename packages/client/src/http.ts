import type { Language } from '@portal/contract'
import { openCalls } from './call.ts'
import type { Clock } from './clock.ts'
import { answerError, isApiError } from './errors.ts'
import { createRenewal } from './renewal.ts'
import type { Session } from './session.ts'
import {
  type Incoming,
  type Method,
  type Request,
  type RequestOptions,
  sendJson,
  type Transport,
} from './transport.ts'

type HttpParts = {
  baseUrl: string
  session: Session
  clock: Clock
  locale: () => Language
  onSignedOut: () => void
}
export type Http = ReturnType<typeof createHttp>

/** Adds headers, clock, errors and session to every call. */
export function createHttp({ baseUrl, session, clock, locale, onSignedOut }: HttpParts) {
  function headers(): Record<string, string> {
    const token = session.accessToken()
    const partner = session.partner()
    return {
      Accept: 'application/json',
      'Accept-Language': locale(),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(partner !== null && { 'Client-Id': partner }),
    }
  }

  async function attempt(
    method: Method,
    path: string,
    options: RequestOptions,
    send: Transport,
  ): Promise<Incoming> {
    const request = { ...options, method, baseUrl, path, headers: { ...options.headers, ...headers() } }
    const answer = await send(request)
    clock.read(answer.headers.get('Date'))
    if (answer.status >= 400) throw answerError(answer.status, answer.data)
    return answer
  }

  /** Sends a request; forgets a partner that the server no longer knows, and tries again. */
  const open: Request = async (method, path, options = {}, send = sendJson) => {
    try {
      return await attempt(method, path, options, send)
    } catch (error) {
      if (!isApiError(error, 'unknown_partner') || session.partner() === null) throw error
      session.forgetPartner()
      return attempt(method, path, options, send)
    }
  }

  const callOpen = openCalls(open)
  const renew = createRenewal({
    session,
    onSignedOut,
    refresh: (refresh_token) => callOpen('POST /v1/token/refresh/', { body: { refresh_token } }),
  })

  /** Sends a request; after a 401 renews the session and sends it once more. */
  const request: Request = async (method, path, options = {}, send = sendJson) => {
    const token = session.accessToken()
    try {
      return await open(method, path, options, send)
    } catch (error) {
      if (!isApiError(error) || error.status !== 401 || !(await renew(token))) throw error
      return open(method, path, options, send)
    }
  }

  return { open, request }
}
