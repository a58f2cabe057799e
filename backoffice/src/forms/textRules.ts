import { maxLength, required } from 'react-admin'

/** Refuses an empty field, in the sentence that the site's forms have. */
export const filled = required('common.requiredField')
/** Refuses a text that is too long: a `maxlength` would cut what is pasted. */
export const atMost = (max: number) => maxLength(max, 'common.tooLong')
