import { useQueryClient } from '@tanstack/react-query'
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin'

/**
 * The selected records as the administrator saw them, on whichever page: a decision must carry the version
 * that it was taken on. Only what was never on screen is fetched.
 */
export function useSelectedRecords<Row extends RaRecord>() {
  const { selectedIds = [], data = [], resource } = useListContext<Row>()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider()
  const seen = (id: Identifier) =>
    data.find((row) => row.id === id) ??
    queryClient.getQueryData<Row>([resource, 'getOne', { id: String(id), meta: undefined }])

  return async (): Promise<Row[]> => {
    const missing = selectedIds.filter((id) => seen(id) === undefined)
    const fetched =
      missing.length > 0 ? (await dataProvider.getMany<Row>(resource, { ids: missing })).data : []
    return selectedIds.flatMap((id) => seen(id) ?? fetched.find((row) => row.id === id) ?? [])
  }
}
