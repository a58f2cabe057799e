import { useEffect, useState } from 'react'
import { chosenApp } from '../../lib/wayBack.ts'
import type { SignInStrings } from './strings.ts'

type RememberedProps = { strings: Pick<SignInStrings, 'signin.forApp' | 'signin.sessionEnded'> }

/** Says why one is asked to sign in: for the chosen app, or because the session ended. */
export function Remembered({ strings }: RememberedProps) {
  const [sentence, setSentence] = useState<string>()
  useEffect(() => {
    if (chosenApp(location.search) !== null) setSentence(strings['signin.forApp'])
    else if (new URLSearchParams(location.search).has('next')) setSentence(strings['signin.sessionEnded'])
  }, [strings])
  return sentence && <p className="alert alert--info">{sentence}</p>
}
