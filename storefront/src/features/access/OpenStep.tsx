import type { UserApp } from '@portal/contract'
import { type AccessState, isDurationId, NULL_DURATION_ID } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { Dated } from './Dated.tsx'
import { LaunchButton } from './LaunchButton.tsx'
import type { OpenAppStrings } from './strings.ts'
import { Countdown } from './TimeLeft.tsx'

type OpenStepProps = {
  access: UserApp
  state: AccessState
  strings: OpenAppStrings
  /** Reads the access again after it was used or ended. */
  reload: () => void
}

/** Shows a granted or running access, and the way to the app. */
export function OpenStep({ access, state, strings, reload }: OpenStepProps) {
  return (
    <>
      {state === 'running' ? (
        <>
          <Countdown access={access} strings={strings} onOver={reload} />
          {access.expire_at && (
            <p className="muted">
              <Dated sentence={strings['access.endsAt']} instant={access.expire_at} />
            </p>
          )}
        </>
      ) : (
        <>
          <p>
            {strings['common.requestTestAppGo1']}{' '}
            {interpolate(strings['common.requestTestAppGo2'], {
              duration: durationLabel(access.duration_id, strings),
            })}
          </p>
          {access.use_by && (
            <p className="muted">
              <Dated sentence={strings['access.useBy']} instant={access.use_by} />
            </p>
          )}
        </>
      )}
      <p>{strings['common.requestTestAppGo3']}</p>
      <LaunchButton early access={access} strings={strings} onUsed={reload}>
        {strings['common.gotToApp']}
      </LaunchButton>
    </>
  )
}

const durationLabel = (id: number, strings: OpenAppStrings) =>
  isDurationId(id) && id !== NULL_DURATION_ID ? strings[`vocabulary.durationText.${id}`] : ''
