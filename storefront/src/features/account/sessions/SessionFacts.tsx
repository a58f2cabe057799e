import type { OwnSession } from '@portal/contract'
import { interpolate } from '@portal/messages/translate'
import { writtenDate } from '../../../lib/writtenDate.ts'
import type { SessionWords } from './words.ts'

type SessionFactsProps = { session: OwnSession; words: SessionWords; onEnd: (session: OwnSession) => void }

/** One session: its device, when it began and was seen last, and a button that ends it. */
export function SessionFacts({ session, words, onEnd }: SessionFactsProps) {
  const device = session.device ?? words.unknown
  const date = writtenDate(session.created_at)
  return (
    <div>
      <dt>
        <strong>{device}</strong>
        {session.is_current && ` (${words.here})`}
      </dt>
      <dd className="stack">
        <p>
          {interpolate(words.seen, { date: writtenDate(session.seen_at) })}
          <br />
          <span className="muted">
            {interpolate(session.by_company ? words.beganAtCompany : words.began, { date })}
          </span>
        </p>
        {!session.is_current && (
          <button
            type="button"
            className="button"
            aria-label={interpolate(words.endNamed, { device, date })}
            onClick={() => onEnd(session)}
          >
            {words.end}
          </button>
        )}
      </dd>
    </div>
  )
}
