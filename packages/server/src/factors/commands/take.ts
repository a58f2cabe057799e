import type { FactorMethod, FactorShown } from '@portal/contract'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { unseal } from '../../seal.ts'
import { type Purpose, spendChallenge } from '../challenges.ts'
import { stepOf } from '../codes.ts'
import { verifyAnswer } from '../passkeys.ts'
import { hashRecoveryCode } from '../recovery.ts'

type TakingDeps = Pick<Deps, 'db' | 'now' | 'config' | 'secrets' | 'log'>
export const CodeSecretText = z.object({ secret: z.string() })
type Owner = { userId: number; purpose: Purpose }

/**
 * Takes a shown factor, which is spent by it: of many calls at once with the same one, one succeeds.
 *
 * @returns the way it was shown in; `null` for a wrong one
 */
export async function takeFactor(
  deps: TakingDeps,
  owner: Owner,
  { code, recovery, passkey }: FactorShown,
): Promise<FactorMethod | null> {
  if (passkey) return (await takePasskey(deps, owner, passkey)) ? 'passkey' : null
  if (code !== undefined) return (await takeCode(deps, owner.userId, code)) ? 'code' : null
  if (recovery !== undefined)
    return (await takeRecoveryCode(deps, owner.userId, recovery)) ? 'recovery' : null
  return null
}

async function takePasskey(
  deps: TakingDeps,
  owner: Owner,
  answer: NonNullable<FactorShown['passkey']>,
): Promise<boolean> {
  const { db, now } = deps
  const challenge = await spendChallenge(deps, owner, answer.response.clientDataJSON)
  const stored = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', answer.id)
    .where('user_id', '=', owner.userId)
    .executeTakeFirst()
  if (challenge === null || !stored) return false
  const counter = await verifyAnswer(deps, answer, challenge, stored)
  if (counter === null) return false
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now().toISOString() })
    .where('id', '=', stored.id)
    .where('counter', '=', stored.counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function takeCode({ db, now, secrets }: TakingDeps, userId: number, code: string): Promise<boolean> {
  const stored = await db
    .selectFrom('factor_codes')
    .select('sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const secret = await secrets.read('second-factors')
  const opened = await unseal({ secret, purpose: 'code' }, CodeSecretText, stored?.sealed, now())
  const step = opened && stepOf(opened.secret, code, now())
  if (step === null) return false
  const { numUpdatedRows } = await db
    .updateTable('factor_codes')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function takeRecoveryCode({ db }: TakingDeps, userId: number, typed: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hashRecoveryCode(typed))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
