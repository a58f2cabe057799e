import { useEffect, useRef } from 'react'
import type { IslandPaths } from '../../paths.ts'
import type { CompanyArrivalStrings } from './strings.ts'

type CompanyFailedProps = { text: string; strings: CompanyArrivalStrings; paths: IslandPaths }

/** Says why there is no session, and leads to another try, which keeps the way back. */
export function CompanyFailed({ text, strings, paths }: CompanyFailedProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const query = new URLSearchParams(location.search)
  query.delete('failed')
  const search = query.size > 0 ? `?${query}` : ''
  return (
    <div className="stack">
      <p className="alert alert--error" role="alert" tabIndex={-1} ref={ref}>
        {text}
      </p>
      <p className="cluster">
        <a className="button button--primary" href={paths.companySignin + search}>
          {strings['session.companyAgain']}
        </a>
        <a className="button" href={paths.signin + search}>
          {strings['session.companyOtherWay']}
        </a>
      </p>
    </div>
  )
}
