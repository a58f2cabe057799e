import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Renders its children after the first paint. */
export const Later = ({ children }: { children: ReactNode }) => {
  const [isTime, setTime] = useState(false)
  useEffect(() => startTransition(() => setTime(true)), [])
  return isTime ? children : null
}
