import { accessState, isOpen, RequestStatus } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { announce } from '../announce.ts'
import { tellGates } from '../events.ts'
import { logChange } from '../log/write.ts'

/** Deletes a request or access, whatever its status. @throws ProblemError `not_found` */
export async function removeAccess({ db, now }: Pick<Deps, 'db' | 'now'>, admin: UserRow, id: number) {
  await db.transaction().execute(async (trx) => {
    const access = await trx.deleteFrom('accesses').where('id', '=', id).returningAll().executeTakeFirst()
    if (!access) throw new ProblemError('not_found')
    await logChange(trx, {
      access,
      actor: { kind: 'admin', user: admin },
      at: now().toISOString(),
      from: access.status,
      to: null,
      duration_id: access.duration_id,
      reason: null,
    })
    if (accessState(access, now()) === 'running')
      await tellGates(trx, access, 'revoked', { end: now(), now: now() })
    // Mails the person only if the access was open.
    if (isOpen(accessState(access, now())))
      await announce(trx, now(), { ...access, status: RequestStatus.cancelled, reason: null }, access.status)
  })
}
