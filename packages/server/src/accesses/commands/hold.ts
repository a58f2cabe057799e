import type { Transaction } from 'kysely'
import type { AccessRow, Database } from '../../db/tables.ts'

/** Reads an access and locks it until the transaction ends, on both engines. */
export const holdAccess = (trx: Transaction<Database>, id: number): Promise<AccessRow | undefined> =>
  trx
    .updateTable('accesses')
    .set((row) => ({ nb_access: row.ref('nb_access') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
