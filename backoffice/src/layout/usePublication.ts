import type { Publication } from '@portal/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'

export const PUBLICATION_KEY = ['publication']
const WHILE_BUILDING_MS = 2_000
const AT_REST_MS = 30_000

/** Polls the state of the publication, often while it changes and after every edit. */
export function usePublication() {
  const { publication } = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: PUBLICATION_KEY,
    queryFn: publication,
    refetchInterval: ({ state }) => (state.data?.state === 'building' ? WHILE_BUILDING_MS : AT_REST_MS),
  })

  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.state.status !== 'success') return
        void queryClient.invalidateQueries({ queryKey: PUBLICATION_KEY })
      }),
    [queryClient],
  )
  useAnnouncement(query.data)
  return query
}

/** Announces once that a newer catalogue is live, or that it failed. */
function useAnnouncement(current: Publication | undefined) {
  const notify = useNotify()
  const previous = useRef<Publication>(undefined)
  useEffect(() => {
    const before = previous.current
    previous.current = current
    if (!before || !current) return
    if (current.live_revision > before.live_revision)
      notify('console.publication.nowLive', { type: 'success' })
    else if (current.state === 'failed' && before.state !== 'failed')
      notify('console.publication.nowFailed', { type: 'error' })
  }, [current, notify])
}
