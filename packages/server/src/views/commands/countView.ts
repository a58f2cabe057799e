import { parisDay } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { isInCatalogue } from '../../apps/policy.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../parameters/settings.ts'

/**
 * Adds one view to the day of an app. It is told nothing of who looked.
 *
 * @throws ProblemError `not_found` for an app that the catalogue does not show
 */
export async function countView(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  appId: number,
): Promise<void> {
  const settings = await readSettings(db, config)
  const shown = await db.selectFrom('apps').select('status').where('id', '=', appId).executeTakeFirst()
  if (!shown || !isInCatalogue(shown, settings)) throw new ProblemError('not_found')
  await db
    .insertInto('app_views')
    .values({ app_id: appId, day: parisDay(now()), views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'app_id']).doUpdateSet((eb) => ({ views: eb('app_views.views', '+', 1) })),
    )
    .execute()
}
