import { formatDate } from '@portal/contract'
import { messagesOf } from '@portal/messages'
import { type Letters, letter, pageUrl } from './letter.ts'

/** Letters to people about their own account. */
export const toAccounts = {
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
} satisfies Partial<Letters>
