import type { UserApp } from '@portal/contract'
import {
  AppStatus,
  accessState,
  isDurationId,
  isLaunchable,
  isOpen,
  type Language,
  localized,
  requestStatusTone,
  timeLeftMs,
} from '@portal/contract/rules'
import type { ReactNode } from 'react'
import { CancelRequest } from './CancelRequest.tsx'
import { LaunchButton } from './LaunchButton.tsx'
import { openApp } from './openApp.ts'
import type { UserAppsStrings } from './strings.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { When } from './When.tsx'

type AccessCardProps = {
  access: UserApp
  locale: Language
  now: Date
  strings: UserAppsStrings
  canAskAgain: boolean
  reload: () => void
}

/** Shows one access: its state, its dates in Paris time, and the possible actions. */
export function AccessCard({ access, locale, now, strings, canAskAgain, reload }: AccessCardProps) {
  const state = accessState(access, now)
  const name = localized(locale, access.name, access.name_en) ?? ''
  const left = state === 'running' ? timeLeftMs(access, now) : null
  const isOnline = access.app_status === AppStatus.online

  return (
    <li className="panel access">
      <div className="stack">
        <div className="cluster">
          <h3>{name}</h3>
          <span className={`chip chip--${requestStatusTone[access.status]}`}>
            {strings[`vocabulary.accessState.${state}`]}
          </span>
        </div>
        {left !== null && <TimeLeft ms={left} strings={strings} />}
        <dl className="facts">
          <Fact label={strings['access.requested']}>{<When instant={access.created_at} />}</Fact>
          {access.duration_id > 0 && isDurationId(access.duration_id) && (
            <Fact label={strings['access.granted']}>
              {strings[`vocabulary.duration.${access.duration_id}`]}
            </Fact>
          )}
          {state === 'granted' && access.use_by && (
            <Fact label={strings['access.useByLabel']}>{<When instant={access.use_by} />}</Fact>
          )}
          {access.activated_at && (
            <Fact label={strings['access.activated']}>{<When instant={access.activated_at} />}</Fact>
          )}
          {access.expire_at && (
            <Fact label={strings['access.expires']}>{<When instant={access.expire_at} />}</Fact>
          )}
          {access.nb_access > 0 && <Fact label={strings['access.openings']}>{access.nb_access}</Fact>}
          {access.reason && (
            <Fact wide label={strings['access.reasonLabel']}>
              {access.reason}
            </Fact>
          )}
        </dl>
      </div>
      {!isOnline && isOpen(state) && <p className="alert alert--warning">{strings['access.closedText']}</p>}
      {isOnline && isLaunchable(state) && (
        <LaunchButton access={access} strings={strings} onUsed={reload}>
          {strings[state === 'running' ? 'access.openAgain' : 'access.open']}
          <span className="visually-hidden"> – {name}</span>
        </LaunchButton>
      )}
      {isOnline && canAskAgain && (
        <div className="form__actions">
          <button
            type="button"
            className="button"
            data-app-name={name}
            onClick={(event) => void openApp(access.app_id, event.currentTarget)}
          >
            {strings['access.askAgain']}
            <span className="visually-hidden"> – {name}</span>
          </button>
        </div>
      )}
      {state === 'waiting' && <CancelRequest {...{ access, name, strings, reload }} />}
    </li>
  )
}

type FactProps = { label: string; wide?: boolean; children: ReactNode }

const Fact = ({ label, wide, children }: FactProps) => (
  <div className={wide ? 'facts__wide' : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
