import { formatDate } from '@portal/contract'
import { messagesOf } from '@portal/messages'
import type { MailValues } from '../kinds.ts'
import type { Letter } from '../layout.ts'
import { appName, inDays, type LetterContext, type Letters, letter, pageUrl } from './letter.ts'

const consoleUrl = ({ publicUrl }: LetterContext, id: number) => `${publicUrl}/admin/requestappaccess/${id}`

/** Leads to the page that decides; without a key, to the console, which asks who one is. */
function decisionUrl(context: LetterContext, id: number) {
  const key = context.keys.get(id)
  return key ? `${context.publicUrl}/v1/decide/?key=${key}` : consoleUrl(context, id)
}

/** Writes one message about several requests, each with a link of its own. */
function severalWaiting(
  kind: 'requestsWaiting' | 'requestsLate',
  { count, since, requests }: MailValues['requestsWaiting'],
  context: LetterContext,
): Letter {
  const { mail } = messagesOf(context.language)
  return letter(context, {
    subject: mail[kind].subject,
    paragraphs: [mail[kind].body],
    action: { label: mail[kind].action, url: pageUrl(context, '/appsrequestadmin') },
    links: requests.map(({ id, person, organisation, ...names }) => ({
      label: `${[person, organisation].filter(Boolean).join(', ')} – ${appName(context.language, names)}`,
      url: decisionUrl(context, id),
    })),
    footer: mail.requestWaiting.why,
    values: { count: String(count), date: formatDate(since, context.language) },
  })
}

/** Letters to administrators, and to whoever planned a publication. */
export const toTeam = {
  requestWaiting({ id, person, organisation, reason, ...names }, context) {
    const { mail } = messagesOf(context.language)
    const written = mail.requestWaiting
    return letter(context, {
      subject: written.subject,
      paragraphs: [
        written.body,
        organisation === null ? null : written.organisation,
        reason === null ? null : written.reason,
      ],
      action: { label: written.action, url: decisionUrl(context, id) },
      links: [{ label: mail.inConsole, url: consoleUrl(context, id) }],
      footer: written.why,
      values: {
        app: appName(context.language, names),
        person,
        organisation: organisation ?? '',
        reason: reason ?? '',
      },
    })
  },

  requestsWaiting: (values, context) => severalWaiting('requestsWaiting', values, context),
  requestsLate: (values, context) => severalWaiting('requestsLate', values, context),

  requestNotAnswered({ person, days, ...names }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, why, action } = mail.requestNotAnswered
    return letter(context, {
      subject,
      paragraphs: [body],
      action: { label: action, url: pageUrl(context, '/appsrequestadmin') },
      footer: why,
      values: { app: appName(context.language, names), person, days: inDays(context, days) },
    })
  },

  demoDown({ since, ...names }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, again, why, action } = mail.demoDown
    return letter(context, {
      subject,
      paragraphs: [body, again],
      action: { label: action, url: pageUrl(context, '/appsadmin') },
      footer: why,
      values: { app: appName(context.language, names), date: formatDate(since, context.language) },
    })
  },

  draftFailed({ prenom, at, failure, appId, ...names }, context) {
    const { mail, appsAdmin } = messagesOf(context.language)
    const { subject, body, kept, action } = mail.draftFailed
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, appsAdmin.draft.failures[failure], kept],
      action: { label: action, url: pageUrl(context, `/admin/manageapps/${appId ?? 'drafts'}`) },
      values: { app: appName(context.language, names), date: formatDate(at, context.language) },
    })
  },
} satisfies Partial<Letters>
