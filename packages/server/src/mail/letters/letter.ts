import { inLanguage, type Language, localized } from '@portal/contract'
import { interpolate, messagesOf } from '@portal/messages'
import type { AppNames, LinkKind, MailKind, MailValues } from '../kinds.ts'
import type { Letter } from '../layout.ts'

/** `keys` open the page of a decision, by access id. */
export type LetterContext = { language: Language; publicUrl: string; keys: ReadonlyMap<number, string> }
/** Writes each kind of mail; the token of a link comes when the mail leaves. */
export type Letters = {
  [Kind in MailKind]: (
    values: Kind extends LinkKind ? { prenom: string; token: string } : MailValues[Kind],
    context: LetterContext,
  ) => Letter
}

/** Builds an address of the storefront in the person's language. */
export const pageUrl = ({ language, publicUrl }: LetterContext, path: string) =>
  publicUrl + inLanguage(language, path)

export const appName = (language: Language, { app, appEn }: AppNames) =>
  localized(language, app, appEn) ?? app

export function inDays({ language }: LetterContext, count: number): string {
  const { oneDay, days } = messagesOf(language).mail
  return count === 1 ? oneDay : interpolate(days, { count })
}

/** Frames the sentences of a letter, without the blank ones. */
export function letter(
  { language }: LetterContext,
  parts: {
    subject: string
    prenom?: string
    paragraphs: (string | null)[]
    action: Letter['action']
    links?: Letter['links']
    footer?: string
    values: Record<string, string>
  },
): Letter {
  const { mail, shell } = messagesOf(language)
  const values = { title: shell.appTitle, ...parts.values }
  return {
    title: shell.appTitle,
    // A name must not break the header line.
    subject: interpolate(parts.subject, values).replace(/[\r\n]+/g, ' '),
    greeting: parts.prenom ? interpolate(mail.hello, { prenom: parts.prenom }) : mail.helloNobody,
    paragraphs: parts.paragraphs.filter((one) => one !== null).map((one) => interpolate(one, values)),
    action: parts.action,
    links: parts.links ?? [],
    signature: interpolate(mail.signature, values),
    footer: interpolate(parts.footer ?? mail.why, values),
  }
}
