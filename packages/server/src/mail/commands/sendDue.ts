import { HOUR_MS, MINUTE_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { Selectable } from 'kysely'
import type { OutboxTable } from '../../db/tables/operation.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { isMailHeld } from '../hold.ts'
import { LINK_KINDS, type LinkKind, type MailKind, type MailValues } from '../kinds.ts'
import { asHtml, asText, type Letter } from '../layout.ts'
import type { LetterContext } from '../letters/letter.ts'
import { letters } from '../letters.ts'
import type { Mail } from '../mailer.ts'

/** Makes the token of a link; `null` when nobody is to have it. */
type MakeToken = (
  email: string,
) => Promise<{ user: Pick<UserRow, 'prenom' | 'language'>; token: string } | null>
/** Makes the keys by which an administrator decides on requests. */
type MakeDecisionKeys = (email: string, accessIds: number[]) => Promise<ReadonlyMap<number, string>>
type SendDeps = Pick<Deps, 'db' | 'now' | 'config' | 'mailer' | 'log'> & {
  makeToken: Record<LinkKind, MakeToken>
  makeDecisionKeys: MakeDecisionKeys
}
type Row = Selectable<OutboxTable>

const FIRST_PAUSE_MS = MINUTE_MS
const LONGEST_PAUSE_MS = 4 * HOUR_MS
/** About three days of tries. */
export const TRIES_MAX = 25

/** Kinds that tell one story: a person gets them in order. */
const STORY: MailKind[] = ['requestReceived', 'requestGranted', 'requestRefused', 'requestCancelled']

/**
 * Sends due mails one by one. Taking a mail moves its next try ahead, so that one of many servers sends it,
 * and another takes over if that one is gone. A mail server that is down ends the round.
 */
export async function sendDueMails(deps: SendDeps): Promise<void> {
  if (await isMailHeld(deps)) return
  for (let row = await take(deps); row; row = await take(deps)) {
    try {
      const mail = await write(deps, row)
      if (mail) await deps.mailer.send(mail)
      await settle(deps, row.id)
    } catch (error) {
      deps.log.warn(
        { ...withoutAddress(error), mail: row.id, kind: row.kind, tries: row.tries },
        'mail not sent',
      )
      await note(deps, row.id, error)
      return
    }
  }
}

async function take({ db, now }: SendDeps): Promise<Row | undefined> {
  for (;;) {
    const at = now()
    const due = await db
      .selectFrom('outbox')
      .select(['id', 'tries'])
      .where('sent_at', 'is', null)
      .where('send_after', '<=', at.toISOString())
      .where('tries', '<', TRIES_MAX)
      .where((eb) => eb.or([eb('kind', 'not in', STORY), eb('id', 'in', firstOfEach(db))]))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** due.tries, LONGEST_PAUSE_MS)
    const taken = await db
      .updateTable('outbox')
      .set({ tries: due.tries + 1, send_after: after(at, pause) })
      .where('id', '=', due.id)
      .where('tries', '=', due.tries)
      .where('sent_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    // Another server took it; read the next one.
    if (taken) return taken
  }
}

/** Selects the next mail of each person's story; later ones wait for it. */
const firstOfEach = (db: SendDeps['db']) =>
  db
    .selectFrom('outbox')
    .select((eb) => eb.fn.min('id').as('id'))
    .where('sent_at', 'is', null)
    .where('tries', '<', TRIES_MAX)
    .where('kind', 'in', STORY)
    .groupBy('recipient')

/** @returns `null` when the mail has no recipient */
async function write(deps: SendDeps, row: Row): Promise<Mail | null> {
  const letter = await letterOf(deps, row)
  if (!letter) return null
  const { host } = new URL(deps.config.publicUrl)
  return {
    to: row.recipient,
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter, row.language),
    messageId: `<outbox-${row.id}-${Date.parse(row.created_at)}@${host}>`,
  }
}

async function letterOf(deps: SendDeps, { kind, language, values, recipient }: Row): Promise<Letter | null> {
  const { publicUrl } = deps.config
  const linked = LINK_KINDS.find((one) => one === kind)
  if (!linked) {
    const wording = letters[kind as Exclude<MailKind, LinkKind>] as (
      values: MailValues[MailKind],
      context: LetterContext,
    ) => Letter
    const read = JSON.parse(values) as MailValues[MailKind]
    const keys = await deps.makeDecisionKeys(recipient, requestsOf(read))
    return wording(read, { language, publicUrl, keys })
  }
  const made = await deps.makeToken[linked](recipient)
  if (!made) return null
  const { token, user } = made
  const context = { language: user.language, publicUrl, keys: new Map() }
  return letters[linked]({ prenom: user.prenom, token }, context)
}

/** Lists the waiting requests that a message names. */
function requestsOf(values: MailValues[MailKind]): number[] {
  if ('requests' in values) return values.requests.map(({ id }) => id)
  return 'id' in values ? [values.id] : []
}

/** Deletes the text of a sent mail. */
const settle = ({ db, now }: SendDeps, id: number) =>
  db
    .updateTable('outbox')
    .set({ sent_at: now().toISOString(), values: '{}', last_error: null })
    .where('id', '=', id)
    .execute()

/**
 * Keeps addresses out of the log: a refusing mail server names them. `last_error` has the whole sentence.
 */
function withoutAddress(error: unknown) {
  if (!(error instanceof Error) || !('responseCode' in error)) return { err: error }
  return { code: 'code' in error ? error.code : undefined, response: error.responseCode }
}

const note = ({ db }: SendDeps, id: number, error: unknown) =>
  db
    .updateTable('outbox')
    .set({ last_error: String(error instanceof Error ? error.message : error).slice(0, 500) })
    .where('id', '=', id)
    .execute()
