import { site } from './site.ts'

/** Opens the mail client with a translated subject and an empty body (specification, section 1). */
export const contactLink = (subject: string) =>
  `mailto:${site.contactEmail}?subject=${encodeURIComponent(subject)}&body=`
