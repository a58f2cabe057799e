import type { ReactNode } from 'react'

/** A region that is always there, so that assistive technology hears when a sentence appears in it. */
export const Success = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <div role="status" className={shown ? undefined : 'visually-hidden'}>
    {shown && <p className="alert alert--success">{children}</p>}
  </div>
)
