import { isApiError } from '@portal/client'
import type { Visit, VisitSeat } from '@portal/contract'
import { useCallback, useEffect, useState } from 'react'
import { failureText } from '../../components/form/failure.ts'
import { keepVisit, takeVisit } from '../../lib/keptVisit.ts'
import { portal } from '../../stores/portal.ts'
import type { VisitStrings } from './strings.ts'

/** Steps of the page; `seat` is the one that was taken just now, or `before`. */
export type VisitView =
  | { step: 'missing' | 'unknown' | 'loading' }
  | { step: 'failed'; text: string }
  | { step: 'read'; visit: Visit; seat?: VisitSeat | 'before' }

/** Takes a seat, once; its apps are granted at once. */
const takeSeat = (key: string) => portal.call('POST /v1/visit/seat/', { body: { key } })

/** Reads the pass of the address; takes the seat of somebody who comes back from signing in for it. */
export function useVisit(signedIn: boolean, strings: VisitStrings) {
  const [kept, setKept] = useState(takeVisit)
  const [view, setView] = useState<VisitView>({ step: kept ? 'loading' : 'missing' })

  const load = useCallback(async () => {
    if (!kept) return setView({ step: 'missing' })
    setView({ step: 'loading' })
    try {
      const visit = await portal.open('POST /v1/visit/', { body: { key: kept.key } })
      keepVisit({ key: kept.key, name: visit.name })
      const hasSeat =
        signedIn &&
        (await portal.call('GET /v1/visit/seats/')).some(({ visit_pass_id }) => visit_pass_id === visit.id)
      if (hasSeat) return setView({ step: 'read', visit, seat: 'before' })
      if (!signedIn || !kept.wanted || visit.state !== 'open') return setView({ step: 'read', visit })
      setView({ step: 'read', visit, seat: await takeSeat(kept.key) })
    } catch (error) {
      if (isApiError(error, 'visit_pass_unknown')) setView({ step: 'unknown' })
      else setView({ step: 'failed', text: failureText(error, strings) })
    }
  }, [kept, signedIn, strings])
  useEffect(() => void load(), [load])

  useEffect(() => {
    // Another pass in the address of the same page loads nothing by itself.
    const another = () => location.hash && setKept(takeVisit())
    addEventListener('hashchange', another)
    return () => removeEventListener('hashchange', another)
  }, [])

  return {
    view,
    load,
    /** Takes the seat; the sentence of a refusal is the caller's. */
    async take(visit: Visit) {
      if (kept) setView({ step: 'read', visit, seat: await takeSeat(kept.key) })
    },
    /** Notes that the seat is wanted, before the person goes on to sign in. */
    want: (visit: Visit) => kept && keepVisit({ key: kept.key, name: visit.name, wanted: true }),
  }
}
