import { ProblemError } from '@portal/platform/http/problem'
import { findApp } from '../../apps/queries.ts'
import type { Deps } from '../../deps.ts'

/**
 * Finds an app whose demo answers now.
 *
 * @throws ProblemError `not_found`, `app_not_online` without an address, `demo_unreachable`
 */
export async function findCheckable({ db, reach }: Pick<Deps, 'db' | 'reach'>, id: number) {
  const app = await findApp(db, id)
  if (!app) throw new ProblemError('not_found')
  const { url } = app
  if (url === null) throw new ProblemError('app_not_online')
  if (!(await reach.answers(url))) throw new ProblemError('demo_unreachable')
  return { ...app, url }
}
