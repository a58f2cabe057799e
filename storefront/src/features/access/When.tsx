import { formatParis } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'

/** An instant in Paris time; machines read it in UTC. */
export const When = ({ instant }: { instant: string }) => (
  <time dateTime={instant}>{formatParis(instant)}</time>
)

/** A sentence with a `%{date}` in it. */
export const Dated = ({ sentence, instant }: { sentence: string; instant: string }) =>
  interpolate(sentence, { date: formatParis(instant) })
