import { RequestStatus } from '@portal/contract'
import { readPublication } from '@portal/publisher/publishing/publication'
import { sql } from 'kysely'
import { readTallies } from '../accesses/queue/tallies.ts'
import { inState } from '../accesses/states.ts'
import type { Deps } from '../deps.ts'
import { TRIES_MAX } from '../mail/commands/sendDue.ts'
import { isMailHeld } from '../mail/hold.ts'
import { readRevision } from '../revisions/queries.ts'

type FigureDeps = Pick<Deps, 'db' | 'now'>
export type DatabaseFigures = Awaited<ReturnType<typeof readDatabaseFigures>>

/** Reads the figures of a scrape with a few small queries: each counts a range of an index, or rows that are few. */
export async function readDatabaseFigures(deps: FigureDeps) {
  const [accesses, mails, site, demosDown] = await Promise.all([
    countAccesses(deps),
    readMailFigures(deps),
    readSite(deps),
    countDemosDown(deps),
  ])
  return { accesses, mails, site, demosDown }
}

/** Counts what stands by its range; what is over is the rest of its status. */
async function countAccesses({ db, now }: FigureDeps) {
  const count = async (state: 'granted' | 'running') => {
    const { found } = await db
      .selectFrom('accesses')
      .where((eb) => inState(eb, state, now()))
      .select((eb) => eb.fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow()
    return found
  }
  const [tallies, granted, running] = await Promise.all([readTallies(db), count('granted'), count('running')])
  const all = (status: RequestStatus) => tallies.get(status) ?? 0
  return {
    waiting: all(RequestStatus.toConfirm),
    granted,
    lapsed: Math.max(0, all(RequestStatus.granted) - granted),
    running,
    expired: Math.max(0, all(RequestStatus.used) - running),
    refused: all(RequestStatus.refused),
    cancelled: all(RequestStatus.cancelled),
  }
}

/** Counts what waits in the outbox. */
export async function readMailFigures(deps: FigureDeps) {
  const given = sql<number>`coalesce(sum(case when tries >= ${TRIES_MAX} then 1 else 0 end), 0)`
  const first = sql<string | null>`min(case when tries < ${TRIES_MAX} then created_at end)`
  const { unsent, givenUp, oldest } = await deps.db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .select((eb) => [eb.fn.countAll<number>().as('unsent'), given.as('givenUp'), first.as('oldest')])
    .executeTakeFirstOrThrow()
  return {
    waiting: unsent - givenUp,
    givenUp,
    oldestSeconds: oldest === null ? 0 : Math.max(0, deps.now().getTime() - Date.parse(oldest)) / 1000,
    isHeld: await isMailHeld(deps),
  }
}

/** Reads how far the public site is behind the catalogue. */
export async function readSite({ db }: Pick<FigureDeps, 'db'>) {
  const [revision, row] = await Promise.all([readRevision(db), readPublication({ db })])
  return {
    revision,
    live: row.live_revision,
    publishedAt: row.published_at === null ? null : Date.parse(row.published_at) / 1000,
    hasFailed: row.failed_revision !== null && row.failed_revision >= revision,
  }
}

async function countDemosDown({ db }: FigureDeps): Promise<number> {
  const { down } = await db
    .selectFrom('apps')
    .where('down_since', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('down'))
    .executeTakeFirstOrThrow()
  return down
}
