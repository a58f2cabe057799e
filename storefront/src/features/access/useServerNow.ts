import { useEffect, useState } from 'react'
import { portal } from '../../stores/portal.ts'

/** Gives the portal's time, once a second. */
export function useServerNow(): Date {
  const [now, setNow] = useState(portal.serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(portal.serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
