import { isDurationId, NULL_DURATION_ID } from '@portal/contract/rules'
import type { BackofficeKey } from '@portal/messages'

/** Gives the message key of a duration; an unknown id reads as none. */
export const durationName = (id: number): BackofficeKey =>
  `vocabulary.duration.${isDurationId(id) ? id : NULL_DURATION_ID}`
