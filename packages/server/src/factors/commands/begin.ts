import { ProblemError } from '@portal/platform/http/problem'
import type { Context } from '../../module.ts'
import { readSettings } from '../../parameters/settings.ts'
import { mayHaveFactor } from '../../policy.ts'
import { confirmOwner } from '../../sessions/commands/confirmOwner.ts'
import type { Caller } from '../../sessions/queries.ts'

type BeginDeps = Pick<Context, 'db' | 'now' | 'config'>

/** Tells whether somebody may set second factors now. */
export async function isAvailable({ db, now, config }: BeginDeps, { user }: Caller): Promise<boolean> {
  const { secondFactor } = await readSettings(db, config)
  return secondFactor !== 'off' && mayHaveFactor(config, user, now())
}

/** @throws ProblemError `factor_unavailable` (403) */
export async function refuseUnavailable(deps: BeginDeps, caller: Caller): Promise<void> {
  if (!(await isAvailable(deps, caller))) throw new ProblemError('factor_unavailable')
}

/**
 * Lets somebody begin to set a factor. The first one takes the password or a sign-in a moment ago; further ones took a
 * factor before this call.
 *
 * @throws ProblemError `factor_unavailable` and `confirm_password` (403), `invalid_fields` (422) naming `password`
 */
export async function beginSetting(
  context: BeginDeps & Pick<Context, 'attempts'>,
  caller: Caller,
  password: string | undefined,
): Promise<void> {
  await refuseUnavailable(context, caller)
  if (caller.user.factor_since === null) await confirmOwner(context, caller, password)
}
