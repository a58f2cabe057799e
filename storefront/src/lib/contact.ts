import { site } from './site.ts'

/** Opens the mail client with a subject and an empty body. */
export const mailTo = (address: string, subject: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`

export const contactLink = (subject: string) => mailTo(site.contactEmail, subject)
