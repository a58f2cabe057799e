import { type CodeSecret, MINUTE_MS } from '@portal/contract'
import { messagesOf } from '@portal/messages'
import { ProblemError } from '@portal/platform/http/problem'
import { after } from '@portal/platform/time/instants'
import type { UserRow } from '../../db/tables.ts'
import type { Context } from '../../module.ts'
import { seal, unseal } from '../../seal.ts'
import { codeAddress, newCodeSecret, stepOf } from '../codes.ts'
import { type Setting, setFactor } from './set.ts'
import { CodeSecretText } from './take.ts'

type CodeDeps = Pick<Context, 'db' | 'now' | 'secrets'>
const SETUP_MS = 15 * MINUTE_MS

/** Makes the secret of one-time codes, which waits until a first code shows that an app has it. */
export async function beginCode(
  { db, now, secrets }: CodeDeps,
  { id, email, language }: UserRow,
): Promise<CodeSecret> {
  const secret = newCodeSecret()
  const key = await secrets.read('second-factors')
  const expires_at = after(now(), SETUP_MS)
  const sealed = await seal({ secret: key, purpose: 'code setup' }, { secret }, expires_at)
  await db
    .insertInto('code_setups')
    .values({ user_id: id, sealed, expires_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed, expires_at }))
    .execute()
  const issuer = messagesOf(language).shell.appTitle
  return { secret, uri: codeAddress(secret, { issuer, label: email }) }
}

/**
 * Sets one-time codes with the first code of an app, in place of those before.
 *
 * @throws ProblemError `factor_wrong` (422), `too_many_requests` (429)
 */
export async function confirmCode(
  deps: CodeDeps & Pick<Context, 'attempts'>,
  setting: Setting,
  code: string,
): Promise<void> {
  const { db, now, secrets, attempts } = deps
  const { id } = setting.caller.user
  await attempts.begin('factor', id)
  const secret = await secrets.read('second-factors')
  const setup = await db
    .selectFrom('code_setups')
    .select('sealed')
    .where('user_id', '=', id)
    .executeTakeFirst()
  const opened = await unseal({ secret, purpose: 'code setup' }, CodeSecretText, setup?.sealed, now())
  const step = opened && stepOf(opened.secret, code, now())
  if (!opened || step === null) throw new ProblemError('factor_wrong')
  const sealed = await seal({ secret, purpose: 'code' }, opened, null)
  await setFactor(deps, setting, 'code', async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('code_setups')
      .where('user_id', '=', id)
      .where('sealed', '=', setup?.sealed ?? '')
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new ProblemError('factor_wrong')
    const row = { sealed, since: now().toISOString(), last_step: step }
    await trx
      .insertInto('factor_codes')
      .values({ user_id: id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    await attempts.clear('factor', id, trx)
  })
}
