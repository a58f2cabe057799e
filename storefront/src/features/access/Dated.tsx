import { formatParis } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'

/** Fills the `%{date}` of a sentence. */
export const Dated = ({ sentence, instant }: { sentence: string; instant: string }) =>
  interpolate(sentence, { date: formatParis(instant) })
