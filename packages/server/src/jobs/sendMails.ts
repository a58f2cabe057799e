import { makeDecisionKeys } from '../accesses/byMail/keys.ts'
import type { Deps } from '../deps.ts'
import { sendDueMails } from '../mail/commands/sendDue.ts'
import { makeConfirmation } from '../users/commands/makeConfirmation.ts'
import { makeResetToken } from '../users/commands/makeResetToken.ts'

/** Sends due mails; the secrets of their links are made when they leave. */
export const sendMails = (deps: Pick<Deps, 'db' | 'now' | 'config' | 'mailer' | 'log'>): Promise<void> =>
  sendDueMails({
    ...deps,
    makeToken: {
      passwordForgotten: (email) => makeResetToken(deps, email),
      emailConfirm: (email) => makeConfirmation(deps, email),
    },
    makeDecisionKeys: (email, accessIds) => makeDecisionKeys(deps, email, accessIds),
  })
