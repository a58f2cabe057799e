import { interpolate } from '@portal/messages/translate'
import { useEffect, useState } from 'react'
import { visitAhead } from '../../lib/keptVisit.ts'
import { chosenApp } from '../../lib/wayBack.ts'
import type { SignInStrings } from './strings.ts'

type RememberedProps = {
  strings: Pick<SignInStrings, 'signin.forApp' | 'signin.sessionEnded' | 'visit.signinFor'>
}

/** Says why one is asked to sign in: for the chosen app, a visit pass, or because the session ended. */
export function Remembered({ strings }: RememberedProps) {
  const [sentence, setSentence] = useState<string>()
  useEffect(() => {
    const visit = visitAhead(location.search)
    if (chosenApp(location.search) !== null) setSentence(strings['signin.forApp'])
    else if (visit) setSentence(interpolate(strings['visit.signinFor'], { name: visit.name ?? '' }))
    else if (new URLSearchParams(location.search).has('next')) setSentence(strings['signin.sessionEnded'])
  }, [strings])
  return sentence && <p className="alert alert--info">{sentence}</p>
}
