import { useEffect, useState } from 'react'

/** @returns false in static HTML, true after hydration: a button that does nothing yet says so */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive
}
