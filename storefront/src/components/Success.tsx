import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A region that is always there, so that assistive technology hears when a sentence appears in it. The sentence
 * comes into view: it may stay for two seconds only, and the button that led to it may be far away.
 */
export function Success({ shown, children }: { shown: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) ref.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [shown])
  return (
    <div role="status" ref={ref} className={shown ? undefined : 'visually-hidden'}>
      {shown && <div className="alert alert--success">{children}</div>}
    </div>
  )
}
