import { formatDate, type Language } from '@portal/contract/rules'
import { ago } from '../../lib/relativeTime.ts'

type WhenProps = { instant: string; now: Date; locale: Language }

/** Shows an instant in Paris time, and how far away it is; `datetime` carries UTC. */
export const When = ({ instant, now, locale }: WhenProps) => (
  <>
    <time dateTime={instant}>{formatDate(instant, locale)}</time>
    <span className="access__ago">{ago(instant, now, locale)}</span>
  </>
)
