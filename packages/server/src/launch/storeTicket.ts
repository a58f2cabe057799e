import { setImmediate as afterThisRound } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import type { Db } from '../db/index.ts'
import type { LaunchTicketsTable } from '../db/tables.ts'

type Ticket = Insertable<LaunchTicketsTable>
const rounds = new WeakMap<Db, { tickets: Ticket[]; stored: Promise<unknown> }>()

/**
 * Stores a ticket. The ones of a moment are committed together: a commit waits for the disk, and many people may
 * open something at once.
 */
export async function storeTicket(db: Db, ticket: Ticket): Promise<void> {
  const round = rounds.get(db) ?? newRound(db)
  round.tickets.push(ticket)
  // One that cannot be stored, because its access was deleted just now, must not fail the others.
  await round.stored.catch(() => db.insertInto('launch_tickets').values(ticket).execute())
}

function newRound(db: Db) {
  const tickets: Ticket[] = []
  const round = {
    tickets,
    stored: afterThisRound().then(() => {
      rounds.delete(db)
      return db.insertInto('launch_tickets').values(tickets).execute()
    }),
  }
  rounds.set(db, round)
  return round
}
