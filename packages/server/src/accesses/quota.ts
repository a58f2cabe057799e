import { RequestStatus } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import type { AccessRow, Database } from '../db/tables.ts'

/**
 * Enforces the parameter `nbAccess` (docs/product.md#quota). Call it once the place of the access is taken,
 * so that two at once cannot both pass.
 *
 * @param access the access about to be granted; it does not count itself
 * @throws ProblemError `access_limit_reached`
 */
export async function keepToQuota(trx: Transaction<Database>, access: AccessRow, nbAccess: number) {
  if (nbAccess === 0 || access.user_id === null) return
  const { granted } = await trx
    .selectFrom('accesses')
    .select((eb) => eb.fn.countAll<number>().as('granted'))
    .where('user_id', '=', access.user_id)
    .where('app_id', '=', access.app_id)
    .where('id', '!=', access.id)
    .where((eb) =>
      eb.or([
        eb('status', 'in', [RequestStatus.granted, RequestStatus.used]),
        eb('activated_at', 'is not', null),
      ]),
    )
    .executeTakeFirstOrThrow()
  if (granted >= nbAccess) throw new ProblemError('access_limit_reached')
}
