import { required } from 'react-admin'

/** Refuses an empty field, in the sentence that the site's forms have. */
export const filled = required('common.requiredField')
