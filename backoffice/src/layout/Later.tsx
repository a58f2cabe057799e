import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** What nobody looks for first: it is drawn once the page's content stands. */
export const Later = ({ children }: { children: ReactNode }) => {
  const [isTime, setTime] = useState(false)
  useEffect(() => startTransition(() => setTime(true)), [])
  return isTime ? children : null
}
