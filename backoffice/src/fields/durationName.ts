import { isDurationId, NULL_DURATION_ID } from '@portal/contract/rules'
import type { BackofficeKey } from '@portal/messages'

/** The message key of a duration; an id that this version does not know reads as none. */
export const durationName = (id: number): BackofficeKey =>
  `vocabulary.duration.${isDurationId(id) ? id : NULL_DURATION_ID}`
