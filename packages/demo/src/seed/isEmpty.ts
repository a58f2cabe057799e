import { Roles } from '@portal/contract'
import type { Deps } from '@portal/server/deps'

/** Tells whether the database holds nothing but the first administrator. */
export async function isEmpty({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const app = await db.selectFrom('apps').select('id').limit(1).executeTakeFirst()
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('roles', '!=', Roles.admin)
    .limit(1)
    .executeTakeFirst()
  return !app && !user
}
