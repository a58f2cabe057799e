import { isApiError } from '@portal/client'
import type { UserApp } from '@portal/contract'
import { interpolate } from '@portal/messages/translate'
import { useState } from 'react'
import '../../components/doubleClick.ts'
import { ActionButton } from '../../components/ActionButton.tsx'
import { Failure } from '../../components/Failure.tsx'
import { failureText } from '../../components/form/failure.ts'
import { useAction } from '../../components/useAction.ts'
import { announce } from '../../islands.ts'
import { portal } from '../../stores/portal.ts'
import type { UserAppsStrings } from './strings.ts'

type CancelRequestProps = { access: UserApp; name: string; strings: UserAppsStrings; reload: () => void }

/** Takes back a request that still waits, after a second word. */
export function CancelRequest({ access, name, strings, reload }: CancelRequestProps) {
  const [step, setStep] = useState<'first' | 'sure' | 'kept'>('first')
  const { busy, failed, run } = useAction((error) => failureText(error, strings))

  const cancel = () =>
    run(async () => {
      try {
        await portal.accesses.cancel(access.id)
        announce(strings['access.cancelled'], 'success')
        // The card goes to the history, and its buttons with it.
        document.querySelector('main')?.focus({ preventScroll: true })
        reload()
      } catch (error) {
        // Decided meanwhile: the list shows how.
        if (isApiError(error) && error.status === 409) reload()
        throw error
      }
    })

  if (step !== 'sure')
    return (
      <div className="form__actions">
        {/* biome-ignore lint/a11y/noAutofocus: the request was kept, and the button that said so is gone */}
        <button type="button" className="button" autoFocus={step === 'kept'} onClick={() => setStep('sure')}>
          {strings['access.cancelRequest']}
          <span className="visually-hidden"> – {name}</span>
        </button>
      </div>
    )
  return (
    <div className="stack">
      <p>{interpolate(strings['access.cancelConfirm'], { name })}</p>
      <Failure text={failed} />
      <div className="form__actions">
        <ActionButton look="danger" busy={busy} busyLabel={strings['common.loading']} onClick={cancel}>
          {strings['access.cancelYes']}
        </ActionButton>
        {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone; the harmless answer takes its place */}
        <button type="button" className="button" autoFocus onClick={() => setStep('kept')}>
          {strings['access.cancelNo']}
        </button>
      </div>
    </div>
  )
}
