import type { OwnSession, OwnSessions } from '@portal/contract'
import { useRef, useState } from 'react'
import { ActionButton } from '../../../components/ActionButton.tsx'
import { Failure } from '../../../components/Failure.tsx'
import { failureText } from '../../../components/form/failure.ts'
import { Success } from '../../../components/Success.tsx'
import { useAction } from '../../../components/useAction.ts'
import { portal } from '../../../stores/portal.ts'
import '../../../styles/facts.css'
import type { AccountStrings } from '../strings.ts'
import { EventList } from './EventList.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import type { SessionWords } from './words.ts'

export type SessionsPanelProps = {
  own: OwnSessions
  words: SessionWords
  strings: AccountStrings
  /** Reads the sessions anew. */
  onChanged: () => Promise<void>
}

/** Shows where one is signed in and what happened to the account; ends sessions elsewhere. */
export function SessionsPanel({ own, words, strings, onChanged }: SessionsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState<string>()
  const { busy, failed, run } = useAction((error) => failureText(error, strings))
  const isAlone = own.sessions.every((one) => one.is_current)

  const act = (action: () => Promise<unknown>, sentence: string) =>
    run(async () => {
      setDone(undefined)
      await action()
      await onChanged()
      setDone(sentence)
      // The pressed button is gone.
      heading.current?.focus()
    })
  const end = ({ id }: OwnSession) =>
    act(() => portal.call('DELETE /v1/user/sessions/:id', { params: { id } }), words.ended)

  return (
    <>
      <section className="stack">
        <h2 ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <p className="muted">{isAlone ? words.onlyOne : words.intro}</p>
        <Success shown={done !== undefined}>{done}</Success>
        <Failure text={failed} />
        <dl className="facts facts--rows">
          {own.sessions.map((session) => (
            <SessionFacts key={session.id} session={session} words={words} onEnd={end} />
          ))}
        </dl>
        {!isAlone && (
          <div className="form__actions">
            <ActionButton
              look="outline"
              busy={busy}
              busyLabel={strings['common.sending']}
              onClick={() => act(() => portal.call('DELETE /v1/user/sessions/'), words.othersEnded)}
            >
              {words.endOthers}
            </ActionButton>
          </div>
        )}
      </section>
      {own.events.length > 0 && <EventList events={own.events} words={words} />}
    </>
  )
}
