import type { NewPasskey, Passkey, PasskeyCreation, PasskeyRequest } from '@portal/contract'
import { isUniqueViolation } from '@portal/platform/db/errors'
import { ProblemError } from '@portal/platform/http/problem'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../sessions/queries.ts'
import { keepChallenge, type Purpose, spendChallenge } from '../challenges.ts'
import { passkeyCreation, passkeyRequest, verifyMade } from '../passkeys.ts'
import { findCredentials } from '../queries.ts'
import { type Setting, setFactor } from './set.ts'

type PasskeyDeps = Pick<Deps, 'db' | 'now' | 'config' | 'log'>

/** Asks for one of somebody's passkeys. */
export async function askForPasskey(
  deps: PasskeyDeps,
  userId: number,
  purpose: Purpose,
): Promise<PasskeyRequest> {
  const options = await passkeyRequest(deps, await findCredentials(deps.db, userId))
  await keepChallenge(deps, { userId, purpose }, options.challenge)
  return options
}

/** Asks for a new passkey. */
export async function beginPasskey(
  deps: PasskeyDeps,
  { user, sessionId }: { user: UserRow; sessionId: number },
): Promise<PasskeyCreation> {
  const options = await passkeyCreation(deps, user, await findCredentials(deps.db, user.id))
  await keepChallenge(deps, { userId: user.id, purpose: `new ${sessionId}` }, options.challenge)
  return options
}

/**
 * Stores a new passkey.
 *
 * @throws ProblemError `factor_wrong` (422) when it does not answer this session's challenge, or is somebody's already
 */
export async function addPasskey(
  deps: PasskeyDeps,
  setting: Setting,
  { name, response }: NewPasskey,
): Promise<Passkey> {
  const { user, sessionId }: Caller = setting.caller
  const owner = { userId: user.id, purpose: `new ${sessionId}` } as const
  const challenge = await spendChallenge(deps, owner, response.response.clientDataJSON)
  const made = challenge === null ? null : await verifyMade(deps, response, challenge)
  if (!made) throw new ProblemError('factor_wrong')
  const row = {
    ...made,
    user_id: user.id,
    name,
    transports: JSON.stringify(response.response.transports ?? []),
    created_at: deps.now().toISOString(),
  }
  try {
    return await setFactor(deps, setting, 'passkey', (trx) =>
      trx
        .insertInto('passkeys')
        .values(row)
        .returning(['id', 'name', 'created_at', 'last_used_at'])
        .executeTakeFirstOrThrow(),
    )
  } catch (error) {
    if (isUniqueViolation(error)) throw new ProblemError('factor_wrong')
    throw error
  }
}
