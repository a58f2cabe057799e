import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Announces a success in a region that is always there, as assistive technology needs. Scrolls it into view:
 * it may stay for two seconds only, far from the button that was pressed.
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
