import { formatDate, type Language, localized } from '@portal/contract'
import { interpolate, messagesOf } from '@portal/messages'
import type { LinkKind, MailKind, MailValues } from './commands/queue.ts'
import type { Letter } from './layout.ts'

/** `keys` open the page of a decision, by access id. */
type Context = { language: Language; publicUrl: string; keys: ReadonlyMap<number, string> }
type Written = { [Kind in MailKind]: (values: MailValues[Kind], context: Context) => Letter }
type Values = Record<string, string>

/** Builds an address of the storefront in the person's language. */
const pageUrl = ({ language, publicUrl }: Context, path: string) =>
  `${publicUrl}${language === 'en' ? '/en' : ''}${path}`

const appName = (language: Language, { app, appEn }: { app: string; appEn: string | null }) =>
  localized(language, app, appEn) ?? app

/** Frames the sentences of a letter, without the blank ones. */
function letter(
  { language }: Context,
  parts: {
    subject: string
    prenom?: string
    paragraphs: (string | null)[]
    action: Letter['action']
    links?: Letter['links']
    footer?: string
    values: Values
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

const consoleUrl = ({ publicUrl }: Context, id: number) => `${publicUrl}/admin/requestappaccess/${id}`

/** Leads to the page that decides; without a key, to the console, which asks who one is. */
function decisionUrl(context: Context, id: number) {
  const key = context.keys.get(id)
  return key ? `${context.publicUrl}/v1/decide/?key=${key}` : consoleUrl(context, id)
}

/** Writes one message about several requests, each with a link of its own. */
function severalWaiting(
  kind: 'requestsWaiting' | 'requestsLate',
  { count, since, requests }: MailValues['requestsWaiting'],
  context: Context,
): Letter {
  const { mail } = messagesOf(context.language)
  return letter(context, {
    subject: mail[kind].subject,
    paragraphs: [mail[kind].body],
    action: { label: mail[kind].action, url: `${context.publicUrl}/appsrequestadmin` },
    links: requests.map(({ id, person, organisation, ...names }) => ({
      label: `${[person, organisation].filter(Boolean).join(', ')} – ${appName(context.language, names)}`,
      url: decisionUrl(context, id),
    })),
    footer: mail.requestWaiting.why,
    values: { count: String(count), date: formatDate(since, context.language) },
  })
}

/** Writes each kind of mail. */
export const letters: Omit<Written, LinkKind> & {
  [Kind in LinkKind]: (values: { prenom: string; token: string }, context: Context) => Letter
} = {
  requestReceived({ prenom, ...names }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, action } = mail.requestReceived
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body],
      action: { label: action, url: pageUrl(context, '/userapps') },
      values: { app: appName(context.language, names) },
    })
  },

  requestGranted({ prenom, durationId, useBy, ...names }, context) {
    const { mail, vocabulary } = messagesOf(context.language)
    const { subject, body, until, action } = mail.requestGranted
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, until],
      action: { label: action, url: pageUrl(context, '/userapps') },
      values: {
        app: appName(context.language, names),
        duration: vocabulary.durationText[durationId],
        date: formatDate(useBy, context.language),
      },
    })
  },

  visitGranted({ prenom, visit, durationId, useBy, apps }, context) {
    const { mail, vocabulary } = messagesOf(context.language)
    const { subject, body, open, action } = mail.visitGranted
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, open],
      action: { label: action, url: pageUrl(context, '/userapps') },
      values: {
        visit,
        apps: apps.map((names) => appName(context.language, names)).join(', '),
        duration: vocabulary.durationText[durationId],
        date: formatDate(useBy, context.language),
      },
    })
  },

  requestRefused({ prenom, reason, ...names }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, again, action } = mail.requestRefused
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, reason === null ? null : mail.reason, again],
      action: { label: action, url: pageUrl(context, '/apps') },
      values: { app: appName(context.language, names), reason: reason ?? '' },
    })
  },

  requestCancelled({ prenom, reason, wasRunning, ...names }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, running, again, action } = mail.requestCancelled
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, wasRunning ? running : null, reason === null ? null : mail.reason, again],
      action: { label: action, url: pageUrl(context, '/userapps') },
      values: { app: appName(context.language, names), reason: reason ?? '' },
    })
  },

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

  requestUnanswered({ prenom, days, ...names }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, again, action } = mail.requestUnanswered
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, again],
      action: { label: action, url: pageUrl(context, '/userapps') },
      values: { app: appName(context.language, names), days: String(days) },
    })
  },

  requestNotAnswered({ person, days, ...names }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, why, action } = mail.requestNotAnswered
    return letter(context, {
      subject,
      paragraphs: [body],
      action: { label: action, url: pageUrl(context, '/appsrequestadmin') },
      footer: why,
      values: { app: appName(context.language, names), person, days: String(days) },
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

  appOpened({ prenom, code, ...names }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, once, action } = mail.appOpened
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, once],
      action: { label: action, url: pageUrl(context, `/apps/${code}`) },
      values: { app: appName(context.language, names) },
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

  accountIdle({ prenom, deleteAfter }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, keep, action } = mail.accountIdle
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, keep],
      action: { label: action, url: pageUrl(context, '/signin') },
      values: { date: formatDate(deleteAfter, context.language) },
    })
  },

  companyJoined({ prenom, losesPassword }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, password, notYou, action } = mail.companyJoined
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, losesPassword ? password : null, notYou],
      action: { label: action, url: pageUrl(context, '/account') },
      values: {},
    })
  },

  newDevice({ prenom, device, at }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, you, notYou, unknown, action } = mail.newDevice
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, you, notYou],
      action: { label: action, url: `${pageUrl(context, '/account')}?panel=sessions` },
      values: { device: device ?? unknown, date: formatDate(at, context.language) },
    })
  },

  factorChanged({ prenom, event, method, at }, context) {
    const { mail } = messagesOf(context.language)
    const { notYou, action, methods, ...texts } = mail.factorChanged
    const { subject, body } = texts[event]
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, notYou],
      action: { label: action, url: pageUrl(context, '/account') },
      values: { method: method ? methods[method] : '', date: formatDate(at, context.language) },
    })
  },

  passwordForgotten({ prenom, token }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, ignore, action } = mail.passwordForgotten
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, ignore],
      // After the #, the token reaches no server, no log and no other site.
      action: { label: action, url: `${pageUrl(context, '/password/reset')}#token=${token}` },
      values: {},
    })
  },

  emailConfirm({ prenom, token }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, ignore, action } = mail.emailConfirm
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, ignore],
      action: { label: action, url: `${pageUrl(context, '/email/confirm')}#token=${token}` },
      values: {},
    })
  },
}
