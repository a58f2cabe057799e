import type { Method } from '@portal/client'
import type { fetchUtils } from 'react-admin'
import { toHttpError } from './httpErrors.ts'
import { portal } from './portal.ts'
import { reentry } from './reentry.ts'

type HttpClient = typeof fetchUtils.fetchJson

/** The portal's client in the shape that ra-data-simple-rest calls. */
export const httpClient: HttpClient = async (url, options = {}) => {
  const method = (options.method ?? 'GET').toLowerCase() as Method
  const json = typeof options.body === 'string' ? JSON.parse(options.body) : undefined
  const { data, status, headers } = await call(() =>
    portal.request<unknown>(method, url, { json, signal: options.signal ?? undefined }),
  )
  return { status, headers, body: '', json: data }
}

/** Runs a call of the portal: waits for a new sign-in where the session ended, throws react-admin's errors. */
export async function call<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await reentry.guard(run)
  } catch (error) {
    throw toHttpError(error)
  }
}
