import type { Registered } from '@portal/contract'
import { interpolate } from '@portal/messages/translate'
import { useCallback, useEffect, useRef } from 'react'
import { visitAhead } from '../../lib/keptVisit.ts'
import { chosenApp } from '../../lib/wayBack.ts'
import { portal } from '../../stores/portal.ts'
import type { RegisterStrings } from './strings.ts'

/** Time before the tokens are saved (docs/product.md#registration). */
const WELCOME_MS = 5000

/** Welcomes the person; after five seconds, or on request, starts the session and leaves the page. */
export function WelcomeDialog({ registered, strings }: { registered: Registered; strings: RegisterStrings }) {
  const ref = useRef<HTMLDialogElement>(null)
  const begin = useCallback(() => void portal.session.save(registered), [registered])
  useEffect(() => {
    ref.current?.showModal()
    const timer = setTimeout(begin, WELCOME_MS)
    return () => clearTimeout(timer)
  }, [begin])

  const text = welcomeFor(location.search)
  return (
    <dialog className="dialog" ref={ref} aria-labelledby="welcome-title" onClose={begin}>
      <div className="dialog__head">
        <h2 className="dialog__title" id="welcome-title">
          {interpolate(strings['account.welcomeTitle'], { prenom: registered.user.prenom })}
        </h2>
      </div>
      <div className="dialog__body">
        <p>{strings[text]}</p>
      </div>
      <div className="dialog__actions">
        <button type="button" className="button button--primary" onClick={begin}>
          {strings['account.welcomeGo']}
        </button>
      </div>
    </dialog>
  )
}

function welcomeFor(search: string) {
  if (visitAhead(search)) return 'visit.taken'
  return chosenApp(search) === null ? 'account.welcomeText' : 'account.welcomeTextApp'
}
