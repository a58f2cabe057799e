import { useEffect, useState } from 'react'

/** false in the HTML that the build writes, true once the page came alive: a button that does nothing yet says so. */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive
}
