import { isApiError } from '@portal/client'
import { interpolate } from '@portal/messages/translate'
import { type FormEvent, useId } from 'react'
import { ActionButton } from '../../components/ActionButton.tsx'
import { Failure } from '../../components/Failure.tsx'
import { failureText } from '../../components/form/failure.ts'
import { useAction } from '../../components/useAction.ts'
import type { OpenAppStrings } from './strings.ts'

type RequestStepProps = {
  name: string
  /** Proposes a reason to somebody who has been there. */
  isAgain?: boolean
  strings: OpenAppStrings
  ask: (reason: string) => Promise<void>
}

/** Asks for access, with an optional reason. */
export function RequestStep({ name, isAgain, strings, ask }: RequestStepProps) {
  const id = useId()
  const { busy, failed, run } = useAction(
    (error) =>
      `${strings['common.requestNotSaved']}. ${isTooLong(error) ? `${strings['common.tooLong']}.` : failureText(error, strings)}`,
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    void run(() => ask(reason))
  }
  return (
    <form className="form" onSubmit={submit}>
      <p>{interpolate(strings['access.requestText'], { name })}</p>
      <Failure text={failed} />
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {strings['access.reason']} <span className="muted">({strings['common.optional']})</span>
        </label>
        <p className="field__hint" id={`${id}-hint`}>
          {strings['access.reasonHint']}
        </p>
        <textarea
          className="input"
          id={id}
          name="reason"
          rows={3}
          defaultValue={isAgain ? interpolate(strings['access.reasonAgain'], { name }) : undefined}
          aria-describedby={`${id}-hint`}
        />
      </div>
      <div className="form__actions">
        <ActionButton type="submit" busy={busy} busyLabel={strings['common.sending']}>
          {strings['access.requestSubmit']}
        </ActionButton>
      </div>
    </form>
  )
}

/** Tells a text that is refused for its length: a pasted one is never cut. */
const isTooLong = (error: unknown) => isApiError(error) && error.errors.reason === 'common.tooLong'
