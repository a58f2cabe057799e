import { useEffect, useState } from 'react'
import { portal } from '../providers/portal.ts'

/** The portal's clock, renewed every half minute so that ages and remaining times move. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(portal.serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(portal.serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
