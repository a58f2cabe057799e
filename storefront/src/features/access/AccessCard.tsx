import type { UserApp } from '@portal/contract'
import {
  AppStatus,
  accessState,
  accessStateTone,
  isLaunchable,
  isOpen,
  type Language,
  langOfLocalized,
  localized,
} from '@portal/contract/rules'
import type { IslandPaths } from '../../paths.ts'
import { AccessFacts } from './AccessFacts.tsx'
import { AppPicture } from './AppPicture.tsx'
import { CancelRequest } from './CancelRequest.tsx'
import { LaunchButton } from './LaunchButton.tsx'
import { LostNotice } from './LostNotice.tsx'
import { MoreTime } from './MoreTime.tsx'
import { openApp } from './openApp.ts'
import type { Place } from './places.ts'
import type { UserAppsStrings } from './strings.ts'
import { Countdown } from './TimeLeft.tsx'

type AccessCardProps = {
  access: UserApp
  place: Place
  locale: Language
  paths: IslandPaths
  mediaBase: string
  now: Date
  strings: UserAppsStrings
  canAskAgain: boolean
  reload: () => void
  onNoted: () => void
}

/** Shows one access: its state, its dates in Paris time, and the possible actions. */
export function AccessCard(props: AccessCardProps) {
  const { access, place, locale, paths, mediaBase, now, strings, canAskAgain, reload, onNoted } = props
  const state = accessState(access, now)
  const name = localized(locale, access.name, access.name_en) ?? ''
  const isOnline = access.app_status === AppStatus.online
  const facts = <AccessFacts {...{ access, state, locale, now, strings }} />
  const isLarge = place.group === 'running'
  const pictured = isLarge || place.group === 'granted'

  return (
    <li className={`panel access access--${place.group}`} data-access={access.id}>
      {pictured && <AppPicture appId={access.app_id} {...{ locale, mediaBase }} />}
      <div className="stack">
        <div className="cluster">
          <h3 lang={langOfLocalized(locale, access.name_en)}>
            <a href={paths.app + access.app_code}>{name}</a>
          </h3>
          <span className={`chip chip--${accessStateTone[state]}`}>
            {strings[`vocabulary.accessState.${state}`]}
          </span>
        </div>
        {place.lost && <LostNotice lost={place.lost} {...{ state, strings, onNoted }} />}
        {state === 'running' && <Countdown access={access} strings={strings} onOver={reload} />}
        {!isLarge && facts}
      </div>
      <div className="access__actions stack">
        {!isOnline && isOpen(state) && (
          <p className="alert alert--warning" role="alert">
            {strings['access.closedText']}
          </p>
        )}
        {isOnline && isLaunchable(state) && (
          <LaunchButton access={access} strings={strings} onUsed={reload}>
            {strings[state === 'running' ? 'access.openAgain' : 'access.open']}
            <span className="visually-hidden"> – {name}</span>
          </LaunchButton>
        )}
        {isOnline && state === 'running' && <MoreTime {...{ access, name, now, strings, reload }} />}
        {isOnline && canAskAgain && (
          <div className="form__actions">
            <button
              type="button"
              className="button"
              onClick={(event) => void openApp(access.app_id, event.currentTarget)}
            >
              {strings['access.askAgain']}
              <span className="visually-hidden"> – {name}</span>
            </button>
          </div>
        )}
        {state === 'waiting' && (
          <CancelRequest {...{ access, name, strings, reload }} onCancelled={onNoted} />
        )}
      </div>
      {isLarge && facts}
    </li>
  )
}
