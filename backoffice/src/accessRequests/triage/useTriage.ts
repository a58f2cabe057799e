import type { AdminAccess } from '@portal/contract'
import { useEffect, useState } from 'react'
import { useGetList } from 'react-admin'
import { usePending } from '../decide/usePending.ts'
import { FIRST_VIEW } from '../views.ts'

/** Requests of one sitting; the next ones come when these are through. */
const SITTING = 100

/**
 * Walks through the requests that wait, oldest first, one at a time. The list stays as it was when it began, so
 * that each request keeps its place.
 */
export function useTriage() {
  const { hidden, undone } = usePending()
  const { data, error, refetch, isFetching } = useGetList<AdminAccess>('requestappaccess', {
    filter: FIRST_VIEW,
    sort: { field: 'created_at', order: 'ASC' },
    pagination: { page: 1, perPage: SITTING },
  })
  const [queue, setQueue] = useState<AdminAccess[]>()
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set())
  const [at, setAt] = useState(0)
  const [startedAt, setStartedAt] = useState(Date.now)

  if (!queue && data && !isFetching) setQueue(data.filter(({ id }) => !hidden.has(id)))
  useEffect(() => {
    if (!undone || !queue) return
    const place = queue.findIndex(({ id }) => id === undone.access.id)
    if (place === -1) return
    setDecided((before) => new Set([...before].filter((id) => id !== undone.access.id)))
    setAt(place)
  }, [undone, queue])

  const isLeft = ({ id }: AdminAccess) => !decided.has(id)
  const seek = (by: 1 | -1) => {
    const rows = queue ?? []
    const ahead = by === 1 ? rows.slice(at + 1) : rows.slice(0, at).reverse()
    const found = ahead.find(isLeft)
    return found && rows.indexOf(found)
  }
  return {
    error,
    refetch,
    queue,
    at,
    current: queue?.find((one, place) => place === at && isLeft(one)),
    startedAt,
    decided: decided.size,
    left: queue?.filter(isLeft).length ?? 0,
    next: seek(1),
    previous: seek(-1),
    go: setAt,
    /** Marks the current request as decided and goes on with the next one, or with one that was skipped. */
    done(access: AdminAccess) {
      setDecided(new Set([...decided, access.id]))
      setAt(seek(1) ?? seek(-1) ?? at)
    },
    /** Begins again with what waits by now. */
    restart() {
      setQueue(undefined)
      setDecided(new Set())
      setAt(0)
      setStartedAt(Date.now())
      void refetch()
    },
  }
}
