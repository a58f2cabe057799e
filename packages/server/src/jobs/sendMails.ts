import type { Deps } from '../deps.ts'
import { sendDueMails } from '../mail/commands/sendDue.ts'
import { makeResetToken } from '../users/commands/makeResetToken.ts'

/** Sends due mails; the link of a forgotten password is made when its mail leaves. */
export const sendMails = (deps: Pick<Deps, 'db' | 'now' | 'config' | 'mailer' | 'log'>): Promise<void> =>
  sendDueMails({ ...deps, makeResetToken: (email) => makeResetToken(deps, email) })
