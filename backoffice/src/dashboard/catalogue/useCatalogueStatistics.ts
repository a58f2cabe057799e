import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'

/** Reads which apps were viewed in the last 30 days, and which are awaited. */
export function useCatalogueStatistics() {
  const { catalogueStatistics } = useDataProvider<ConsoleDataProvider>()
  return useQuery({ queryKey: ['statistics', 'catalogue'], queryFn: catalogueStatistics })
}
