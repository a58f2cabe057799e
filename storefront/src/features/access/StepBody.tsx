import type { UserApp } from '@portal/contract'
import { type AccessState, isRevoked } from '@portal/contract/rules'
import type { IslandPaths } from '../../paths.ts'
import { Dated } from './Dated.tsx'
import { OpenStep } from './OpenStep.tsx'
import { RequestStep } from './RequestStep.tsx'
import type { Step } from './steps.ts'
import type { OpenAppStrings } from './strings.ts'
import type { useOpenApp } from './useOpenApp.ts'

type StepBodyProps = {
  flow: ReturnType<typeof useOpenApp>
  paths: IslandPaths
  strings: OpenAppStrings
}

export function StepBody({ flow, paths, strings }: StepBodyProps) {
  const { name, step } = flow
  switch (step.name) {
    case 'loading':
      return (
        <div className="stack" aria-busy="true">
          <span className="visually-hidden">{strings['common.loading']}</span>
          <div className="skeleton skeleton--line" />
          <div className="skeleton skeleton--box" />
        </div>
      )
    case 'closed':
      return <p>{strings['access.closedText']}</p>
    case 'request':
      return <RequestStep name={name} isAgain={step.isAgain} strings={strings} ask={flow.ask} />
    case 'wait':
      return (
        <>
          <p>{strings['common.requestTestAppConfirmWait']}</p>
          {!step.justSent && (
            <p className="muted">
              <Dated sentence={strings['access.waitSince']} instant={step.access.created_at} />
            </p>
          )}
          <div className="form__actions">
            <a className="button button--primary" href={paths.userapps}>
              {strings['access.seeAccesses']}
            </a>
          </div>
        </>
      )
    case 'open':
      return <OpenStep access={step.access} state={step.state} strings={strings} reload={flow.load} />
    case 'again':
      return (
        <>
          <p>{againText(step, strings)}</p>
          {isDecided(step.state) && step.access.reason && (
            <p>
              <span className="eyebrow">{strings['access.reasonLabel']}</span>
              <br />
              {step.access.reason}
            </p>
          )}
          <p>{strings['common.requestAppAcceessBis']}</p>
          <div className="form__actions">
            <button type="button" className="button button--primary" onClick={flow.askAgain}>
              {strings['access.askAgain']}
            </button>
          </div>
        </>
      )
    case 'failed':
      return (
        <>
          <p className="alert alert--error" role="alert">
            {step.text}
          </p>
          <div className="form__actions">
            <button type="button" className="button" onClick={flow.retry}>
              {strings['common.retry']}
            </button>
          </div>
        </>
      )
  }
}

const isDecided = (state: AccessState) => state === 'refused' || state === 'cancelled'

function againText({ access, state }: { access: UserApp; state: AccessState }, strings: OpenAppStrings) {
  if (isRevoked(access)) return strings['access.againRevoked']
  if (state === 'refused') return strings['access.againRefused']
  if (state === 'cancelled') return strings['access.againCancelled']
  if (state === 'lapsed') return strings['access.againLapsed']
  return strings['common.requestTestAppUsed']
}

export function stepTitle(step: Step, strings: OpenAppStrings): string {
  switch (step.name) {
    case 'loading':
      return strings['common.loading']
    case 'closed':
      return strings['access.closedTitle']
    case 'request':
      return strings['access.requestTitle']
    case 'wait':
      return strings[step.justSent ? 'common.requestTestAppConfirm' : 'access.waitTitle']
    case 'open':
      return strings[step.state === 'running' ? 'access.runningTitle' : 'access.readyTitle']
    case 'again':
      return strings[step.state === 'expired' ? 'access.againTitle' : 'access.againAskTitle']
    case 'failed':
      return strings['access.failedTitle']
  }
}
