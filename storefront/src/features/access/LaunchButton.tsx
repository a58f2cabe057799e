import type { UserApp } from '@portal/contract'
import type { ReactNode } from 'react'
import { ActionButton } from '../../components/ActionButton.tsx'
import { Failure } from '../../components/Failure.tsx'
import type { LaunchStrings } from './strings.ts'
import { useLaunch } from './useLaunch.ts'

type LaunchButtonProps = {
  access: UserApp
  strings: LaunchStrings
  onUsed: () => void
  early?: boolean
  children: ReactNode
}

/** Opens the app in a new tab, or offers a plain link when the browser blocks the tab. */
export function LaunchButton({ access, strings, onUsed, early = false, children }: LaunchButtonProps) {
  const { go, busy, failed, blockedUrl } = useLaunch({ access, strings, onUsed, early })
  return (
    <div className="stack">
      <Failure text={failed} />
      {blockedUrl && (
        <div className="alert alert--warning" role="alert">
          <p>{strings['access.popupBlocked']}</p>
          <a href={blockedUrl} target="_blank" rel="noopener noreferrer">
            {strings['access.popupLink']}
          </a>
        </div>
      )}
      <div className="form__actions">
        <ActionButton busy={busy} busyLabel={strings['access.opening']} onClick={go}>
          {children}
        </ActionButton>
      </div>
    </div>
  )
}
