import { useCallback, useEffect, useState } from 'react'

/** Success messages stay this long (docs/product.md#dates-and-numbers). */
export const BRIEFLY_MS = 2000

/** @returns whether something has just happened, and the function that says so */
export function useBriefly(): [shown: boolean, show: () => void] {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setTimes(0), BRIEFLY_MS)
    return () => clearTimeout(timer)
  }, [times])
  return [times > 0, useCallback(() => setTimes((count) => count + 1), [])]
}
