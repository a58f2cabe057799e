import { formatParis } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'

/** Shows an instant in Paris time; `datetime` carries UTC. */
export const When = ({ instant }: { instant: string }) => (
  <time dateTime={instant}>{formatParis(instant)}</time>
)

/** Fills the `%{date}` of a sentence. */
export const Dated = ({ sentence, instant }: { sentence: string; instant: string }) =>
  interpolate(sentence, { date: formatParis(instant) })
