import type { Deps } from '../deps.ts'
import { sendDueMails } from '../mail/commands/sendDue.ts'
import { makeResetToken } from '../users/commands/makeResetToken.ts'

/** Sends what is due; the link of a message about a forgotten password is made as it leaves. */
export const sendMails = (deps: Pick<Deps, 'db' | 'now' | 'config' | 'mailer' | 'log'>): Promise<void> =>
  sendDueMails({ ...deps, makeResetToken: (email) => makeResetToken(deps, email) })
