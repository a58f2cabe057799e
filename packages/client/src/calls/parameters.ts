import type { Parameter, ParameterBody } from '@portal/contract'
import type { Http } from '../http.ts'
import { listOf } from '../lists.ts'

/** Administrators only. */
export const parameterCalls = (http: Http) => ({
  list: listOf<Parameter>(http, 'v1/parameters/'),
  create: (body: ParameterBody) => http.post<Parameter>('v1/parameters/', { json: body }),
  update: (id: number, body: ParameterBody) => http.put<Parameter>(`v1/parameters/${id}`, { json: body }),
  remove: (id: number) => http.delete<void>(`v1/parameters/${id}`),
})
