import type { AccessState } from '@portal/contract/rules'
import type { UserAppsStrings } from './strings.ts'

type LostNoticeProps = {
  lost: AccessState
  state: AccessState
  strings: UserAppsStrings
  onNoted: () => void
}

/** Says in the card's own place that an access ended while one looked. */
export const LostNotice = ({ lost, state, strings, onNoted }: LostNoticeProps) => (
  <div className="alert alert--warning access__lost" role="alert">
    <p>{strings[lostKey(lost, state)]}</p>
    <button type="button" className="button button--small" onClick={onNoted}>
      {strings['access.noted']}
    </button>
  </div>
)

function lostKey(lost: AccessState, state: AccessState) {
  if (state === 'expired') return 'access.lostTime'
  if (state === 'lapsed') return 'access.againLapsed'
  if (lost !== 'waiting') return 'access.lostAccess'
  return state === 'refused' ? 'access.againRefused' : 'access.againCancelled'
}
