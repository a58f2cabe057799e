import { isPasskeyDeclined, showPasskey } from '@portal/client/passkeys'
import { useEffect, useRef, useState } from 'react'
import { ActionButton } from '../ActionButton.tsx'
import { Failure } from '../Failure.tsx'
import { failureText } from '../form/failure.ts'
import type { FormStrings } from '../form/strings.ts'
import { useAction } from '../useAction.ts'
import type { Showing } from './showing.ts'
import type { ShowWords } from './words.ts'

type ByPasskeyProps = Showing & { words: ShowWords; strings: FormStrings }

/** Asks the browser for a passkey, at a press of the button. */
export function ByPasskey({ words, strings, askPasskey, show }: ByPasskeyProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isDeclined, setDeclined] = useState(false)
  const action = useAction((error) => failureText(error, strings))
  useEffect(() => ref.current?.querySelector('button')?.focus(), [])

  const ask = () =>
    action.run(async () => {
      setDeclined(false)
      const options = await askPasskey()
      const passkey = await showPasskey(options).catch((error: unknown) => {
        if (!isPasskeyDeclined(error)) throw error
        setDeclined(true)
      })
      if (passkey) await show({ passkey })
    })
  return (
    <div className="stack" ref={ref}>
      <p>{words.passkeyLead}</p>
      <Failure text={isDeclined ? words.passkeyAgain : action.failed} />
      <div className="form__actions">
        <ActionButton busy={action.busy} busyLabel={strings['common.sending']} onClick={ask}>
          {words.passkey}
        </ActionButton>
      </div>
    </div>
  )
}
