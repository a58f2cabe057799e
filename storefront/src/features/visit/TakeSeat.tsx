import type { Visit } from '@portal/contract'
import { formatDate, type Language } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { ActionButton } from '../../components/ActionButton.tsx'
import { Failure } from '../../components/Failure.tsx'
import { failureText } from '../../components/form/failure.ts'
import { useAction } from '../../components/useAction.ts'
import { onTheWay } from '../../lib/keptVisit.ts'
import type { IslandPaths } from '../../paths.ts'
import type { VisitStrings } from './strings.ts'

type TakeSeatProps = {
  visit: Visit
  signedIn: boolean
  mayRegister: boolean
  locale: Language
  paths: IslandPaths
  strings: VisitStrings
  onTake: (visit: Visit) => Promise<void>
  onWanted: (visit: Visit) => void
}

/** Offers the seat: at one press to who is signed in, else by registering or signing in. */
export function TakeSeat({
  visit,
  signedIn,
  mayRegister,
  locale,
  paths,
  strings,
  onTake,
  onWanted,
}: TakeSeatProps) {
  const action = useAction((error) => failureText(error, strings))
  const until = (
    <p className="muted">
      {interpolate(strings['visit.until'], { date: formatDate(visit.closes_at, locale) })}
    </p>
  )
  if (signedIn)
    return (
      <>
        <Failure text={action.failed} />
        <p>
          <ActionButton
            busy={action.busy}
            busyLabel={strings['visit.taking']}
            onClick={() => void action.run(() => onTake(visit))}
          >
            {strings['visit.take']}
          </ActionButton>
        </p>
        {until}
      </>
    )
  const want = () => onWanted(visit)
  return (
    <>
      <p>{strings['visit.how']}</p>
      <p className="cluster">
        {mayRegister && (
          <a className="button button--primary" href={onTheWay(paths.register, paths.visit)} onClick={want}>
            {strings['visit.register']}
          </a>
        )}
        <a
          className={mayRegister ? 'button' : 'button button--primary'}
          href={onTheWay(paths.signin, paths.visit)}
          onClick={want}
        >
          {strings['visit.signin']}
        </a>
      </p>
      {until}
    </>
  )
}
