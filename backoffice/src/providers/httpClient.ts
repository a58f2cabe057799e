import type { Method, PortalClient } from '@portal/client'
import type { fetchUtils } from 'react-admin'
import { call } from './call.ts'

type HttpClient = typeof fetchUtils.fetchJson

/** Adapts the portal's client to the signature that ra-data-simple-rest calls. */
export const createHttpClient =
  ({ request }: Pick<PortalClient, 'request'>): HttpClient =>
  async (url, options = {}) => {
    const method = (options.method ?? 'GET').toLowerCase() as Method
    const json = typeof options.body === 'string' ? JSON.parse(options.body) : undefined
    const signal = options.signal ?? undefined
    const { data, status, headers } = await call(() => request(method, url, { json, signal }))
    return { status, headers, body: '', json: data }
  }
