import { isApiError } from '@portal/client'
import type { UserApp } from '@portal/contract'
import { interpolate } from '@portal/messages/translate'
import { useState } from 'react'
import { ActButton } from '../../components/ActButton.tsx'
import { Failure } from '../../components/Failure.tsx'
import { failureText } from '../../components/form/failure.ts'
import { useAct } from '../../components/useAct.ts'
import { announce } from '../../islands.ts'
import { portal } from '../../stores/portal.ts'
import type { UserAppsStrings } from './strings.ts'

type CancelRequestProps = { access: UserApp; name: string; strings: UserAppsStrings; reload: () => void }

/** Takes back a request that still waits, after a second word. */
export function CancelRequest({ access, name, strings, reload }: CancelRequestProps) {
  const [asked, setAsked] = useState(false)
  const { busy, failed, run } = useAct((error) => failureText(error, strings))

  const cancel = () =>
    run(async () => {
      try {
        await portal.accesses.cancel(access.id)
        announce(strings['access.cancelled'], 'success')
        reload()
      } catch (error) {
        // Decided meanwhile: the list shows how.
        if (isApiError(error) && error.status === 409) reload()
        throw error
      }
    })

  if (!asked)
    return (
      <div className="form__actions">
        <button type="button" className="button" onClick={() => setAsked(true)}>
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
        <ActButton look="danger" busy={busy} busyLabel={strings['common.loading']} onClick={cancel}>
          {strings['access.cancelYes']}
        </ActButton>
        {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone; the harmless answer takes its place */}
        <button type="button" className="button button--quiet" autoFocus onClick={() => setAsked(false)}>
          {strings['access.cancelNo']}
        </button>
      </div>
    </div>
  )
}
