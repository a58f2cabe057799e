import { type DirectGrant, RequestStatus } from '@portal/contract'
import { fieldError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import type { AccessRow, Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../parameters/settings.ts'
import { announce } from '../announce.ts'
import { useBy } from '../clocks.ts'
import { logChange } from '../log/write.ts'
import { insertOpen } from '../place.ts'
import { findDemo } from '../queries.ts'
import { keepToQuota } from '../quota.ts'

/**
 * Grants an access without a request.
 *
 * @throws ProblemError `invalid_fields` naming an unknown user or app, `request_already_open`,
 * `access_limit_reached`
 */
export async function grantDirectly(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { admin, grant, partnerId }: { admin: UserRow; grant: DirectGrant; partnerId: string },
): Promise<AccessRow> {
  return db.transaction().execute(async (trx) => {
    if (!(await findDemo(trx, grant.app_id))) throw fieldError('app_id', 'common.invalidValue')
    if (!(await userExists(trx, grant.user_id))) throw fieldError('user_id', 'common.invalidValue')
    const settings = await readSettings(trx, config)
    const at = now().toISOString()
    const access = await insertOpen(trx, {
      ...grant,
      status: RequestStatus.granted,
      nb_access: 0,
      partner_id: partnerId,
      created_at: at,
      updated_at: at,
      decided_at: at,
      decided_by: admin.id,
      granted_at: at,
      use_by: useBy(at, settings.useByDays),
    })
    await keepToQuota(trx, access, settings.nbAccess)
    await logChange(trx, {
      access,
      actor: { kind: 'admin', user: admin },
      at,
      from: null,
      to: access.status,
      duration_id: access.duration_id,
      reason: access.reason,
    })
    await announce(trx, now(), access)
    return access
  })
}

const userExists = async (trx: Transaction<Database>, id: number) =>
  Boolean(await trx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst())
