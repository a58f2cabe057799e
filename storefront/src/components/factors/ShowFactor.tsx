import { hasPasskeys } from '@portal/client/passkeys'
import type { FactorMethod } from '@portal/contract/rules'
import { useState } from 'react'
import type { FormStrings } from '../form/strings.ts'
import { ByCode } from './ByCode.tsx'
import { ByPasskey } from './ByPasskey.tsx'
import type { Showing } from './showing.ts'
import type { ShowWords } from './words.ts'

type ShowFactorProps = Showing & {
  /** The ways that are open, the easiest first. */
  methods: readonly FactorMethod[]
  words: ShowWords
  strings: FormStrings
}

/** Asks for a second factor in one way at a time, the easiest first. */
export function ShowFactor({ methods, words, strings, askPasskey, show }: ShowFactorProps) {
  const usable = methods.filter((method) => method !== 'passkey' || hasPasskeys())
  const [way, setWay] = useState(usable[0])
  return (
    <>
      {way === undefined && <p>{words.passkeyUnsupported}</p>}
      {way === 'passkey' && <ByPasskey {...{ words, strings, askPasskey, show }} />}
      {(way === 'code' || way === 'recovery') && <ByCode key={way} {...{ way, words, strings, show }} />}
      {usable.length > 1 && (
        <div className="cluster">
          {usable
            .filter((method) => method !== way)
            .map((method) => (
              <button
                type="button"
                className="button button--small"
                key={method}
                onClick={() => setWay(method)}
              >
                {words[USE[method]]}
              </button>
            ))}
        </div>
      )}
      <p className="muted">{words.lost}</p>
    </>
  )
}

const USE = { passkey: 'passkey', code: 'useCode', recovery: 'useRecovery' } as const
