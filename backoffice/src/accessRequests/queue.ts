import { PAGE_SIZE } from '@portal/contract/rules'
import type { DataProvider, SortPayload } from 'react-admin'
import { queryClient } from '../providers/queryClient.ts'
import { FIRST_VIEW } from './views.ts'

const RESOURCE = 'requestappaccess'
export const QUEUE_SORT: SortPayload = { field: 'updated_at', order: 'DESC' }
const FIRST_PAGE = { pagination: { page: 1, perPage: PAGE_SIZE }, sort: QUEUE_SORT, filter: FIRST_VIEW }
/** Must equal the key that react-admin's `useGetList` uses. */
const FIRST_PAGE_KEY = [RESOURCE, 'getList', FIRST_PAGE]
/** Time that the console may need to draw itself; the prefetched page stays fresh as long. */
const DRAWN_WITHIN_MS = 5_000

/**
 * Fetches the queue before the console is drawn, if the queue is the page that opens.
 *
 * @returns a promise that resolves when the queue has come or failed
 */
export async function prefetchQueue(
  dataProvider: DataProvider,
  { pathname, search }: Location,
): Promise<void> {
  if (!pathname.endsWith(`/${RESOURCE}`) || search !== '') return
  queryClient.setQueryDefaults(FIRST_PAGE_KEY, {
    staleTime: ({ state }) => (state.dataUpdateCount === 1 ? DRAWN_WITHIN_MS : 0),
  })
  await queryClient.prefetchQuery({
    queryKey: FIRST_PAGE_KEY,
    queryFn: () => dataProvider.getList(RESOURCE, FIRST_PAGE),
  })
}
