import { safeNext } from '@portal/client'
import type { Factors } from '@portal/contract'
import { useState } from 'react'
import { hasFactor } from './own.ts'
import type { OwnWords } from './words.ts'

/** Says how the account stands, and leads back to the console whoever came from there. */
export function Standing({ factors, words }: { factors: Factors; words: OwnWords }) {
  const [next] = useState(() => new URLSearchParams(location.search).get('next'))
  const isRequired = factors.policy === 'required'
  if (!hasFactor(factors))
    return isRequired ? (
      <p className="alert alert--error" role="alert">
        {words.required}
      </p>
    ) : (
      <p>{words.offered}</p>
    )
  return (
    <>
      <p>{factors.available ? words.protected : words.unavailable}</p>
      {next !== null && (
        <p>
          <a className="button button--primary" href={safeNext(next, location.origin, '/admin')}>
            {words.backToConsole}
          </a>
        </p>
      )}
    </>
  )
}
