import { useStore } from '@nanostores/react'
import { interpolate } from '@portal/messages/translate'
import { Failure } from '../../components/Failure.tsx'
import type { IslandProps } from '../../islands.ts'
import { $signedIn } from '../../stores/session.ts'
import '../../styles/visit.css'
import { NoVisit } from './NoVisit.tsx'
import { SeatTaken } from './SeatTaken.tsx'
import type { VisitStrings } from './strings.ts'
import { TakeSeat } from './TakeSeat.tsx'
import { useVisit, type VisitView } from './useVisit.ts'
import { VisitApps } from './VisitApps.tsx'
import { VisitState } from './VisitState.tsx'

type VisitPageProps = IslandProps<VisitStrings> & {
  /** Base address of media, without a slash at the end. */
  mediaBase: string
  /** False where people come with their company. */
  mayRegister: boolean
}

/** Shows a visit pass to whoever scanned its code, and gives them a seat (docs/product.md#visit-passes). */
export function VisitPage({ messages, ...props }: VisitPageProps) {
  const signedIn = useStore($signedIn)
  const { view, load, take, want } = useVisit(signedIn, messages)

  if (view.step === 'loading') return <p role="status">{messages['common.loading']}</p>
  if (view.step === 'failed')
    return (
      <div className="stack">
        <Failure text={view.text} />
        <button type="button" className="button" onClick={load}>
          {messages['common.retry']}
        </button>
      </div>
    )
  if (view.step !== 'read')
    return <NoVisit isUnknown={view.step === 'unknown'} paths={props.paths} strings={messages} />
  return <Read view={view} strings={messages} {...{ ...props, signedIn }} onTake={take} onWanted={want} />
}

type ReadProps = Omit<VisitPageProps, 'messages'> & {
  view: Extract<VisitView, { step: 'read' }>
  strings: VisitStrings
  signedIn: boolean
} & Pick<Parameters<typeof TakeSeat>[0], 'onTake' | 'onWanted'>

function Read({ view: { visit, seat }, strings, locale, mediaBase, ...ways }: ReadProps) {
  const canTake = visit.state === 'open' && visit.apps.length > 0
  const lead = strings[visit.apps.length === 1 ? 'visit.appsOne' : 'visit.apps']
  const duration = strings[`vocabulary.duration.${visit.duration_id}`]
  return (
    <article className="panel stack">
      <h2>{visit.name}</h2>
      {seat && <SeatTaken seat={seat} paths={ways.paths} strings={strings} />}
      {!seat && !canTake && <VisitState paths={ways.paths} {...{ visit, locale, strings }} />}
      {(seat || canTake) && (
        <>
          {!seat && <p>{interpolate(lead, { duration })}</p>}
          <VisitApps seat={seat === 'before' ? undefined : seat} {...{ visit, locale, mediaBase, strings }} />
          <p className="muted">{strings['visit.clock']}</p>
        </>
      )}
      {!seat && canTake && <TakeSeat {...{ visit, locale, strings, ...ways }} />}
    </article>
  )
}
