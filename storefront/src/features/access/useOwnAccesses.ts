import { useStore } from '@nanostores/react'
import type { UserApp } from '@portal/contract'
import type { Language } from '@portal/contract/rules'
import { useCallback, useEffect, useState } from 'react'
import { failureText } from '../../components/form/failure.ts'
import { goToSignin } from '../../stores/portal.ts'
import { $signedIn } from '../../stores/session.ts'
import { storedUserApps } from '../../stores/storedUserApps.ts'
import { $userApps, loadUserApps } from '../../stores/userApps.ts'
import { type Places, placesOf, samePlaces } from './places.ts'
import type { UserAppsStrings } from './strings.ts'
import { useGone } from './useGone.ts'
import { useServerNow } from './useServerNow.ts'

/** A decision shows this late at most while one looks. */
const LOOK_AGAIN_MS = 20_000

/** Reads one's own accesses, and again while one looks; the stored copy shows until the answer comes. */
export function useOwnAccesses(locale: Language, strings: UserAppsStrings) {
  const signedIn = useStore($signedIn)
  const records = useStore($userApps)
  const [failed, setFailed] = useState<string>()
  const now = useServerNow()
  useGone(records, locale, strings)

  const load = useCallback(() => {
    setFailed(undefined)
    loadUserApps().catch((error) => setFailed(failureText(error, strings)))
  }, [strings])
  useEffect(() => {
    if (!signedIn) return goToSignin()
    if ($userApps.get() === null) $userApps.set(storedUserApps())
    load()
    const look = () => {
      if (document.visibilityState === 'visible') void loadUserApps().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [signedIn, load])

  return { records, failed, now, load, ...usePlaces(records ?? [], now) }
}

/** Remembers where the records stood, so that none leaves unseen. */
function usePlaces(records: readonly UserApp[], now: Date) {
  const [before, setBefore] = useState<Places>(new Map())
  const [noted, setNoted] = useState<ReadonlySet<number>>(new Set())
  const places = placesOf(records, { before, noted, now })
  useEffect(() => {
    if (!samePlaces(before, places)) setBefore(places)
  })
  const note = useCallback((id: number) => setNoted((ids) => new Set([...ids, id])), [])
  return { places, note }
}
