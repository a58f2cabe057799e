import type { Factors } from '@portal/contract'
import { useRef, useState } from 'react'
import type { ShowWords } from '../../../components/factors/words.ts'
import { Success } from '../../../components/Success.tsx'
import '../../../styles/facts.css'
import '../../../styles/security.css'
import type { AccountStrings } from '../strings.ts'
import { Codes } from './Codes.tsx'
import { calls } from './calls.ts'
import { hasFactor } from './own.ts'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { Standing } from './Standing.tsx'
import { useProof } from './useProof.tsx'
import type { OwnWords } from './words.ts'

type SecurityPanelProps = {
  initial: Factors
  email: string
  words: OwnWords
  showWords: ShowWords
  strings: AccountStrings
}

/** Sets and removes one's own second factors. */
export function SecurityPanel({ initial, email, words, showWords, strings }: SecurityPanelProps) {
  const top = useRef<HTMLDivElement>(null)
  const [factors, setFactors] = useState(initial)
  const [done, setDone] = useState<string>()
  /** Recovery codes that were made a moment ago. */
  const [made, setMade] = useState<readonly string[]>()
  const { prove, dialog } = useProof({ factors, email, words, showWords, strings })

  /** Reads the factors anew; the first one brings recovery codes. */
  async function onChanged(sentence: string) {
    const isFirst = !hasFactor(factors)
    let now = await calls.read()
    if (isFirst && hasFactor(now) && now.recovery_left === 0) {
      setMade((await calls.makeRecoveryCodes()).codes)
      now = await calls.read()
    }
    setFactors(now)
    setDone(isFirst ? `${sentence} ${words.othersEnded}` : sentence)
    // The pressed button is gone.
    top.current?.focus()
  }

  const shared = { factors, words, strings, prove, onChanged }
  return (
    <>
      <div className="stack" ref={top} tabIndex={-1}>
        <Standing factors={factors} words={words} />
        <Success shown={done !== undefined}>{done}</Success>
      </div>
      {hasFactor(factors) && <RecoveryCodes {...shared} made={made} onMade={setMade} />}
      <Passkeys {...shared} />
      <Codes {...shared} />
      {dialog}
    </>
  )
}
