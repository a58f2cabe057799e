import type { VisitOutcome } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { sql, type Transaction } from 'kysely'
import { useBy } from '../../accesses/clocks.ts'
import { askAccess } from '../../accesses/commands/ask.ts'
import { grantWaiting } from '../../accesses/commands/grantWaiting.ts'
import type { Database, UserRow, VisitPassRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import { readSettings } from '../../parameters/settings.ts'

type Granting = { user: UserRow; pass: VisitPassRow; partnerId: string }
type Named = { id: number; name: string; name_en: string | null }

/**
 * Asks for each app of a pass, which grants it by rule; one that cannot be had costs nobody the others. Writes one
 * message about all that was granted.
 *
 * @throws ProblemError `app_not_online` when none could be had
 */
export async function grantApps(
  trx: Transaction<Database>,
  deps: Pick<Deps, 'config' | 'now'>,
  granting: Granting,
): Promise<{ app_id: number; outcome: VisitOutcome }[]> {
  const apps = await trx
    .selectFrom('visit_pass_apps')
    .innerJoin('apps', 'apps.id', 'visit_pass_apps.app_id')
    .select(['apps.id', 'apps.name', 'apps.name_en'])
    .where('visit_pass_id', '=', granting.pass.id)
    .orderBy('apps.order')
    .execute()
  const outcomes: { app: Named; outcome: VisitOutcome }[] = []
  for (const app of apps)
    outcomes.push({ app, outcome: await grantOne(trx, deps, { ...granting, appId: app.id }) })
  if (outcomes.every(({ outcome }) => outcome === 'closed')) throw new ProblemError('app_not_online')
  const granted = outcomes.filter(({ outcome }) => outcome === 'granted').map(({ app }) => app)
  if (granted.length) await writeTo(trx, deps, granting, granted)
  return outcomes.map(({ app, outcome }) => ({ app_id: app.id, outcome }))
}

async function grantOne(
  trx: Transaction<Database>,
  deps: Pick<Deps, 'config' | 'now'>,
  { user, pass, partnerId, appId }: Granting & { appId: number },
): Promise<VisitOutcome> {
  const visit = { name: pass.name, durationId: pass.duration_id }
  // A refusal after the first write of one app must take back that app alone.
  await sql`savepoint visited_app`.execute(trx)
  try {
    const access = await askAccess(trx, deps, { user, appId, partnerId, visit })
    return access.granted_at === null ? 'waiting' : 'granted'
  } catch (error) {
    await sql`rollback to savepoint visited_app`.execute(trx)
    if (!(error instanceof ProblemError)) throw error
    if (error.code === 'access_limit_reached') return 'limit'
    if (error.code !== 'request_already_open') return 'closed'
    return grantWaiting(trx, deps, { user, appId, visit })
  }
}

async function writeTo(
  trx: Transaction<Database>,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { user, pass }: Granting,
  apps: Named[],
) {
  const { useByDays } = await readSettings(trx, config)
  await queueMail(trx, now(), user, 'visitGranted', {
    prenom: user.prenom,
    visit: pass.name,
    durationId: pass.duration_id,
    useBy: useBy(now().toISOString(), useByDays),
    apps: apps.map(({ name, name_en }) => ({ app: name, appEn: name_en })),
  })
}
