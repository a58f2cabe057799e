import { endpoints } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyRequest } from 'fastify'
import type { Module } from '../module.ts'
import { readSettings } from '../parameters/settings.ts'
import { checkedUntil } from '../policy.ts'
import { route } from '../route.ts'
import type { Caller } from '../sessions/queries.ts'
import { beginSetting, isAvailable, refuseUnavailable } from './commands/begin.ts'
import { checkFactor } from './commands/check.ts'
import { beginCode, confirmCode } from './commands/codes.ts'
import { makeRecoveryCodes } from './commands/makeRecoveryCodes.ts'
import { addPasskey, askForPasskey, beginPasskey } from './commands/passkeys.ts'
import { removeCode, removePasskey } from './commands/remove.ts'
import { findFactors } from './queries.ts'

/** Second factors of administrators and editors (docs/sign-in.md#second-factor). */
export const factorRoutes: Module = (app, context) => {
  const { db, now, config } = context
  const settingOf = (caller: Caller, { partnerId }: FastifyRequest) => ({ caller, through: { partnerId } })

  route(app, endpoints.readFactors, async ({ caller }) => ({
    policy: (await readSettings(db, config)).secondFactor,
    available: await isAvailable(context, caller),
    ...(await findFactors(db, caller.user.id)),
    checked_until: checkedUntil(caller.factorCheckedAt, now()),
  }))

  route(app, endpoints.beginPasskey, async ({ body, caller }) => {
    await beginSetting(context, caller, body?.password)
    return beginPasskey(context, caller)
  })

  route(app, endpoints.addPasskey, async ({ body, caller, request }) => {
    await refuseUnavailable(context, caller)
    return addPasskey(context, settingOf(caller, request), body)
  })

  route(app, endpoints.removePasskey, ({ params, caller, request }) =>
    removePasskey(context, settingOf(caller, request), params.id),
  )

  route(app, endpoints.beginCode, async ({ body, caller }) => {
    await beginSetting(context, caller, body?.password)
    return beginCode(context, caller.user)
  })

  route(app, endpoints.confirmCode, async ({ body, caller, request }) => {
    await refuseUnavailable(context, caller)
    await confirmCode(context, settingOf(caller, request), body.code)
  })

  route(app, endpoints.removeCode, ({ caller, request }) => removeCode(context, settingOf(caller, request)))

  route(app, endpoints.makeRecoveryCodes, async ({ caller, request }) => {
    await refuseUnavailable(context, caller)
    return { codes: await makeRecoveryCodes(context, settingOf(caller, request)) }
  })

  route(app, endpoints.readCheckOptions, ({ caller: { user, sessionId } }) => {
    if (user.factor_since === null) throw new ProblemError('factor_unavailable')
    return askForPasskey(context, user.id, `check ${sessionId}`)
  })

  route(app, endpoints.checkFactor, ({ body, caller, request }) =>
    checkFactor({ ...context, log: request.log }, caller, body, request),
  )
}
