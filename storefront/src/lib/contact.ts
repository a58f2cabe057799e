import { site } from './site.ts'

/** Opens the mail client with a subject and an empty body. */
export const contactLink = (subject: string) =>
  `mailto:${site.contactEmail}?subject=${encodeURIComponent(subject)}&body=`
