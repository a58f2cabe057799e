import { KNOWN_NAMES } from '@portal/contract'
import type { Deps } from '../../deps.ts'
import { initialValue } from '../settings.ts'

/** Stores the parameters that the portal reads with their initial values, for the console to show. */
export async function ensureParameters({ db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>) {
  const at = now().toISOString()
  await db
    .insertInto('parameters')
    .values(
      KNOWN_NAMES.map((name) => ({
        parameter_name: name,
        parameter_value: initialValue(name, config),
        parameter_status: 1 as const,
        created_at: at,
        updated_at: at,
      })),
    )
    .onConflict((conflict) => conflict.column('parameter_name').doNothing())
    .execute()
}
