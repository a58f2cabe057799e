import { migratePortal, openPortalDatabase } from '../../db/index.ts'
import { holdMail } from '../../mail/hold.ts'
import { forgetUser } from '../../users/commands/remove.ts'
import { findUserByUuid } from '../../users/queries.ts'
import { forgetStore } from '../sharedStore.ts'

/**
 * Brings a restored database to this program's version, holds its messages, and deletes people again.
 *
 * @param again uuids of people who deleted their account after the backup
 */
export async function settleRestored(address: string, again: readonly string[], now: Date): Promise<void> {
  const database = openPortalDatabase(address)
  try {
    await migratePortal(database)
    await holdMail(database.db)
    await forgetStore(database.db)
    for (const uuid of again)
      await database.db.transaction().execute(async (trx) => {
        const user = await findUserByUuid(trx, uuid)
        if (user) await forgetUser(trx, user, now)
      })
  } finally {
    await database.db.destroy()
  }
}
