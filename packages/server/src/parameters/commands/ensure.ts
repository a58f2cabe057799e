import { KNOWN_PARAMETERS, type KnownParameter } from '@portal/contract'
import type { Deps } from '../../deps.ts'
import { initialValue } from '../settings.ts'

/** Stores the parameters that the portal reads with their initial values, for the console to show. */
export async function ensureParameters({ db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>) {
  const at = now().toISOString()
  const names = Object.keys(KNOWN_PARAMETERS) as KnownParameter[]
  await db
    .insertInto('parameters')
    .values(
      names.map((name) => ({
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
