import ky, { isHTTPError } from 'ky'
import { toApiError } from './errors.ts'

export type Method = 'get' | 'post' | 'put' | 'delete'
/** An outgoing request; `path` is relative to `baseUrl`, without a leading slash. */
type Outgoing = {
  method: Method
  baseUrl: string
  path: string
  headers: Record<string, string>
  json?: unknown
  query?: Record<string, string>
  signal?: AbortSignal
  /** Lets the request outlive the page that sends it. */
  keepalive?: boolean
  /** Waits longer than usual for the answer. */
  patienceMs?: number
}
/** An answer or a refusal; `data` is `undefined` without a body. */
export type Incoming = { data: unknown; status: number; headers: Headers }
/** Sends a request. @throws ApiError `network` when no readable answer came */
export type Transport = (request: Outgoing) => Promise<Incoming>

export type RequestOptions = Partial<
  Pick<Outgoing, 'json' | 'query' | 'headers' | 'signal' | 'keepalive' | 'patienceMs'>
>
/** Sends a request by method and path, relative to `baseUrl`, without a leading slash. */
export type Request = (
  method: Method,
  path: string,
  options?: RequestOptions,
  send?: Transport,
) => Promise<Incoming>

const TIMEOUT_MS = 15_000
// Repeats reads only: a write whose answer was lost may have been done.
const RETRY = {
  limit: 2,
  methods: ['get' as const],
  statusCodes: [502, 503, 504],
  delay: (attempt: number) => 300 * attempt,
  maxRetryAfter: 2000,
}

/** Sends JSON; the only user of ky. */
export const sendJson: Transport = async ({ path, query, patienceMs = TIMEOUT_MS, ...request }) => {
  try {
    const response = await ky(path, {
      ...request,
      searchParams: query,
      timeout: patienceMs,
      retry: RETRY,
      // Answers hold demo addresses and tickets, which no browser cache may keep.
      cache: 'no-store',
    })
    const { status, headers } = response
    const body = await response.text()
    return { data: body === '' ? undefined : JSON.parse(body), status, headers }
  } catch (error) {
    if (!isHTTPError(error)) throw toApiError(error)
    const { status, headers } = error.response
    return { data: error.data, status, headers }
  }
}
