import type { Language, RefreshAnswer } from '@portal/contract'
import ky from 'ky'
import type { Clock } from './clock.ts'
import { isApiError, toApiError } from './errors.ts'
import { createRenewal } from './renewal.ts'
import type { Session } from './session.ts'

export type Method = 'get' | 'post' | 'put' | 'delete'

export type CallOptions = {
  json?: unknown
  query?: Record<string, string>
  headers?: Record<string, string>
  signal?: AbortSignal
  /** false where a 401 judges what the body says (a password, a refresh token) and not the session. */
  renews?: boolean
}
/** `data` is `undefined` where the answer has no body (204). */
export type Answer<T> = { data: T; status: number; headers: Headers }

export type HttpParts = {
  baseUrl: string
  session: Session
  clock: Clock
  locale: () => Language
  onSignedOut: () => void
}
export type Http = ReturnType<typeof createHttp>

const TIMEOUT_MS = 15_000
// Only reads are repeated by themselves: a write whose answer was lost may have been done.
const RETRY = {
  limit: 2,
  methods: ['get' as const],
  statusCodes: [502, 503, 504],
  delay: (attempt: number) => 300 * attempt,
  maxRetryAfter: 2000,
}

/**
 * The one place that knows ky: headers of every call, the portal's clock, errors, and what a 401 leads
 * to. Addresses are relative to `baseUrl`, without a leading slash.
 */
export function createHttp({ baseUrl, session, clock, locale, onSignedOut }: HttpParts) {
  /** The headers of every call (specification, section 7). */
  function headers(): Record<string, string> {
    const token = session.accessToken()
    const partner = session.partner()
    return {
      'Accept-Language': locale(),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(partner !== null && { 'Client-Id': partner }),
    }
  }

  async function attempt<T>(method: Method, path: string, options: CallOptions): Promise<Answer<T>> {
    try {
      const response = await ky(path, {
        method,
        baseUrl,
        headers: { Accept: 'application/json', ...options.headers, ...headers() },
        json: options.json,
        searchParams: options.query,
        signal: options.signal,
        timeout: TIMEOUT_MS,
        retry: RETRY,
        // The demo's address and one-time ticket travel in answers; no cache of the browser keeps one.
        cache: 'no-store',
        hooks: { afterResponse: [({ response: { headers } }) => clock.read(headers.get('Date'))] },
      })
      const body = await response.text()
      return {
        data: (body === '' ? undefined : JSON.parse(body)) as T,
        status: response.status,
        headers: response.headers,
      }
    } catch (error) {
      throw toApiError(error)
    }
  }

  const renew = createRenewal({
    session,
    onSignedOut,
    refresh: async (refresh_token) => {
      const json = { refresh_token }
      return (await attempt<RefreshAnswer>('post', 'v1/token/refresh/', { json })).data
    },
  })

  /** Runs a call; after a 401 refreshes the session and runs it once more (specification, section 8). */
  async function withSession<T>(run: () => Promise<T>): Promise<T> {
    const token = session.accessToken()
    try {
      return await run()
    } catch (error) {
      if (!isApiError(error) || error.status !== 401 || !(await renew(token))) throw error
      return run()
    }
  }

  /** Runs a call; a partner that was taken out of the configuration is forgotten, not a dead end. */
  async function withPartner<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      if (!isApiError(error, 'unknown_partner') || session.partner() === null) throw error
      session.forgetPartner()
      return run()
    }
  }

  function request<T>(method: Method, path: string, options: CallOptions = {}): Promise<Answer<T>> {
    const run = () => withPartner(() => attempt<T>(method, path, options))
    return options.renews === false ? run() : withSession(run)
  }
  const shortcut =
    (method: Method) =>
    async <T>(path: string, options?: CallOptions): Promise<T> =>
      (await request<T>(method, path, options)).data

  return {
    baseUrl,
    headers,
    clock,
    withSession,
    /** A call with its status and headers; the shortcuts give the body alone. */
    request,
    get: shortcut('get'),
    post: shortcut('post'),
    put: shortcut('put'),
    delete: shortcut('delete'),
  }
}
