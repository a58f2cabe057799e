import type { Deps } from '../../deps.ts'
import type { Config } from '../../env.ts'
import { openTransport } from '../../mail/transports.ts'
import { readMailFigures } from '../../metrics/databaseFigures.ts'
import { type Finding, findings, reasonOf } from '../finding.ts'

const say = findings('Mail')
const LATE_SECONDS = 30 * 60

/** Checks that the mail server lets the portal in; sends nothing. */
export async function checkMailServer({
  smtpUrl,
  production,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'production' | 'dataDir'>): Promise<Finding[]> {
  if (!smtpUrl)
    return production
      ? [say.wrong(`SMTP_URL is not set: mails become files in ${dataDir}/mails, and nobody gets one.`)]
      : [say.fine(`Mails become files in ${dataDir}/mails.`)]
  const transport = await openTransport(smtpUrl)
  try {
    await transport.verify()
    return [say.fine(`The mail server at ${new URL(smtpUrl).host} lets the portal in.`)]
  } catch (error) {
    return [
      say.wrong(
        `The mail server at ${new URL(smtpUrl).host} refuses the portal (${reasonOf(error)}): check SMTP_URL.`,
      ),
    ]
  } finally {
    transport.close()
  }
}

/** Counts the letters that wait in the outbox. */
export async function checkOutbox(deps: Pick<Deps, 'db' | 'now'>): Promise<Finding[]> {
  const { waiting, givenUp, oldestSeconds, isHeld } = await readMailFigures(deps)
  const found: Finding[] = []
  if (isHeld) found.push(say.look('Mail is held since a restore: npm run mail:release sends it.'))
  if (oldestSeconds > LATE_SECONDS)
    found.push(
      say.wrong(
        `${waiting} mails wait, the oldest for ${Math.round(oldestSeconds / 60)} minutes: last_error in the table outbox says why.`,
      ),
    )
  if (givenUp) found.push(say.look(`${givenUp} mails were given up in the last 30 days.`))
  return found
}
