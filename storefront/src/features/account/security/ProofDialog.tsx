import { methodsOf } from '@portal/client/factors'
import type { Factors } from '@portal/contract'
import { useEffect, useRef } from 'react'
import { ShowFactor } from '../../../components/factors/ShowFactor.tsx'
import type { ShowWords } from '../../../components/factors/words.ts'
import type { AccountStrings } from '../strings.ts'
import { calls } from './calls.ts'
import { PasswordAgain } from './PasswordAgain.tsx'
import type { OwnWords } from './words.ts'

export type Proof = {
  by: 'factor' | 'password'
  /** Runs the act once more. */
  again: (password?: string) => Promise<void>
  giveUp: () => void
}
export type ProofDialogProps = {
  proof: Proof
  factors: Factors
  email: string
  words: OwnWords
  showWords: ShowWords
  strings: AccountStrings
}

/** Asks who sits here to show that they are the owner. */
export function ProofDialog({ proof, factors, email, words, showWords, strings }: ProofDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog className="dialog" ref={ref} aria-labelledby="proof-title" onClose={proof.giveUp}>
      <div className="dialog__head">
        <h2 className="dialog__title" id="proof-title">
          {showWords.stepUpTitle}
        </h2>
      </div>
      <div className="dialog__body stack">
        {proof.by === 'password' ? (
          <PasswordAgain email={email} words={words} strings={strings} onGiven={proof.again} />
        ) : (
          <>
            <p>{showWords.stepUpText}</p>
            <ShowFactor
              methods={methodsOf(factors)}
              words={showWords}
              strings={strings}
              askPasskey={calls.askPasskey}
              show={async (shown) => {
                await calls.check(shown)
                await proof.again()
              }}
            />
          </>
        )}
        <p>
          <button type="button" className="button button--quiet" onClick={() => ref.current?.close()}>
            {strings['common.cancel']}
          </button>
        </p>
      </div>
    </dialog>
  )
}
