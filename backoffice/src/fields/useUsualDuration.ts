import type { Parameter } from '@portal/contract'
import { KNOWN_PARAMETERS } from '@portal/contract/rules'
import { useGetList } from 'react-admin'

const NAME = 'dureeAcces'

/** @returns the duration id that the portal proposes; its initial value while it loads */
export function useUsualDuration(): number {
  const { data } = useGetList<Parameter>('parameters', {
    filter: { parameter_name: NAME },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  })
  const inForce = data?.find(({ parameter_status }) => parameter_status === 1)
  return Number(inForce?.parameter_value ?? KNOWN_PARAMETERS[NAME].initial)
}
