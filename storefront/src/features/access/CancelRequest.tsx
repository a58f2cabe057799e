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

type CancelRequestProps = {
  access: UserApp
  name: string
  strings: UserAppsStrings
  reload: () => void
  onCancelled: () => void
}

/** Cancels a waiting request after a confirmation. */
export function CancelRequest({ access, name, strings, reload, onCancelled }: CancelRequestProps) {
  const [step, setStep] = useState<'first' | 'sure' | 'kept'>('first')
  const { busy, failed, run } = useAction((error) => failureText(error, strings))

  const cancel = () =>
    run(async () => {
      try {
        await portal.accesses.cancel(access.id)
        announce(strings['access.cancelled'], 'success')
        // The card and its buttons move to the history.
        document.querySelector('main')?.focus({ preventScroll: true })
        onCancelled()
        reload()
      } catch (error) {
        // It was decided meanwhile; the reloaded list shows how.
        if (isApiError(error) && error.status === 409) reload()
        throw error
      }
    })

  if (step !== 'sure')
    return (
      <div className="form__actions">
        {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone */}
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
        {/* biome-ignore lint/a11y/noAutofocus: the pressed button is gone; the harmless answer takes the focus */}
        <button type="button" className="button" autoFocus onClick={() => setStep('kept')}>
          {strings['access.cancelNo']}
        </button>
      </div>
    </div>
  )
}
