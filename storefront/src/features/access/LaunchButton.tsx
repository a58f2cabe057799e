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
  const { go, follow, busy, failed, blocked } = useLaunch({ access, strings, onUsed, early })
  return (
    <div className="stack">
      <Failure text={failed} />
      {blocked && (
        <div className="alert alert--warning" role="alert">
          <p>
            {strings['access.popupBlocked']}
            {blocked.unused && access.activated_at === null && ` ${strings['access.notStarted']}`}
          </p>
          <a href={blocked.url} target="_blank" rel="noopener noreferrer" onClick={follow}>
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
