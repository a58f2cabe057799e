import type { AccountEvent } from '@portal/contract'
import { interpolate } from '@portal/messages/translate'
import { writtenDate } from '../../../lib/writtenDate.ts'
import type { SessionWords } from './words.ts'

/** Lists the latest events of the account, the newest first. */
export const EventList = ({ events, words }: { events: readonly AccountEvent[]; words: SessionWords }) => (
  <section className="stack panel__part">
    <h2>{words.eventsTitle}</h2>
    <dl className="facts facts--rows">
      {events.map((event) => (
        <div key={`${event.at} ${event.kind}`}>
          <dt>{writtenDate(event.at)}</dt>
          <dd>
            {interpolate(words.event, { kind: words.kinds[event.kind], by: words.by[event.by] })}
            {event.device && <span className="muted"> ({event.device})</span>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
