import { PAGE_SIZE } from '@portal/contract/rules'
import type { DataProvider, SortPayload } from 'react-admin'
import { queryClient } from '../providers/queryClient.ts'
import { FIRST_VIEW } from './views.ts'

const RESOURCE = 'requestappaccess'
/** Newest change at the top (specification, section 2). */
export const QUEUE_SORT: SortPayload = { field: 'updated_at', order: 'DESC' }
const FIRST_PAGE = { pagination: { page: 1, perPage: PAGE_SIZE }, sort: QUEUE_SORT, filter: FIRST_VIEW }
/** As react-admin's `useGetList` names it. */
const FIRST_PAGE_KEY = [RESOURCE, 'getList', FIRST_PAGE]
/** The console may take so long to draw itself; what was asked for before is not asked for again. */
const DRAWN_WITHIN_MS = 5_000

/**
 * Asks for the queue before the console is drawn, where it is the page that opens.
 *
 * @returns once it has come or could not be had
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
