import { useQueryClient } from '@tanstack/react-query'
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin'

/**
 * Gives the selected records as they were on screen, on whichever page: a decision carries the version that
 * was seen. Fetches only records that were never shown.
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
