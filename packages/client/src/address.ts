import type { CallAddress } from '@portal/contract'
import type { Method, RequestOptions } from './transport.ts'

const METHODS: Record<string, Method> = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' }

/** Splits a call's name: `PUT /v1/requestapps/:id` with `{ id: 3 }` becomes `put` and `v1/requestapps/3`. */
export function placeOf(address: CallAddress, params: object = {}): [Method, string] {
  const [method = '', path = ''] = address.split(' /')
  const values = new Map<string, unknown>(Object.entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  return [METHODS[method] ?? 'get', filled]
}

type Parts = { query?: object; body?: unknown; signal?: AbortSignal }

export const optionsOf = ({ query = {}, body, signal }: Parts): RequestOptions => ({
  json: body,
  query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
  signal,
})
