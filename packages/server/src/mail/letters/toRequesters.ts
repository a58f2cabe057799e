import { formatDate } from '@portal/contract'
import { messagesOf } from '@portal/messages'
import { appName, inDays, type Letters, letter, pageUrl } from './letter.ts'

/** Letters to people about their requests and accesses. */
export const toRequesters = {
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

  requestCancelled({ prenom, reason, wasWaiting, wasRunning, ...names }, context) {
    const { mail } = messagesOf(context.language)
    const { waiting, running, again, action, ...granted } = mail.requestCancelled
    const { subject, body } = wasWaiting ? waiting : granted
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, wasRunning ? running : null, reason === null ? null : mail.reason, again],
      action: { label: action, url: pageUrl(context, '/userapps') },
      values: { app: appName(context.language, names), reason: reason ?? '' },
    })
  },

  requestUnanswered({ prenom, days, ...names }, context) {
    const { mail } = messagesOf(context.language)
    const { subject, body, again, action } = mail.requestUnanswered
    return letter(context, {
      subject,
      prenom,
      paragraphs: [body, again],
      action: { label: action, url: pageUrl(context, '/userapps') },
      values: { app: appName(context.language, names), days: inDays(context, days) },
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
} satisfies Partial<Letters>
