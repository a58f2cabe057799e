import ky, { isHTTPError } from 'ky'
import { toApiError } from './errors.ts'

export type Method = 'get' | 'post' | 'put' | 'delete'
/** A request on its way out; `path` is relative to `baseUrl`, without a leading slash. */
export type Outgoing = {
  method: Method
  baseUrl: string
  path: string
  headers: Record<string, string>
  json?: unknown
  query?: Record<string, string>
  signal?: AbortSignal
}
/** An answer, a refusal included; `data` is `undefined` where it has no body. */
export type Incoming = { data: unknown; status: number; headers: Headers }
/** Sends a request. @throws ApiError `network` where no readable answer came */
export type Transport = (request: Outgoing) => Promise<Incoming>

const TIMEOUT_MS = 15_000
// Only reads are repeated by themselves: a write whose answer was lost may have been done.
const RETRY = {
  limit: 2,
  methods: ['get' as const],
  statusCodes: [502, 503, 504],
  delay: (attempt: number) => 300 * attempt,
  maxRetryAfter: 2000,
}

/** Sends JSON; the one place that knows ky. */
export const sendJson: Transport = async ({ path, query, ...request }) => {
  try {
    const response = await ky(path, {
      ...request,
      searchParams: query,
      timeout: TIMEOUT_MS,
      retry: RETRY,
      // The demo's address and one-time ticket travel in answers; no cache of the browser keeps one.
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
