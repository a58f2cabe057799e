import { interpolate } from '@portal/messages/translate'
import { writtenDate } from '../../lib/writtenDate.ts'

/** Fills the `%{date}` of a sentence. */
export const Dated = ({ sentence, instant }: { sentence: string; instant: string }) =>
  interpolate(sentence, { date: writtenDate(instant) })
