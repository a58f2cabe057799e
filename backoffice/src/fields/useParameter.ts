import type { Parameter } from '@portal/contract'
import { KNOWN_PARAMETERS, type KnownParameter } from '@portal/contract/rules'
import { useGetList } from 'react-admin'

/** @returns the value of a parameter; its initial one while it loads */
export function useParameter(name: KnownParameter): string {
  const { data } = useGetList<Parameter>('parameters', {
    filter: { parameter_name: name },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  })
  const inForce = data?.find(({ parameter_status }) => parameter_status === 1)
  return inForce?.parameter_value ?? KNOWN_PARAMETERS[name].initial
}
