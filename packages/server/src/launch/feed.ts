import { type AccessEvent, RequestStatus, SECOND_MS } from '@portal/contract'
import { after, epochSeconds } from '@portal/platform/time/instants'
import type { FastifyBaseLogger } from 'fastify'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../db/index.ts'
import type { AccessEventsTable } from '../db/tables/launch.ts'
import { noteTestEnds } from './conformance/noteTestEnds.ts'

const POLL_MS = 500
/**
 * Events are looked for this far back: a transaction that commits late has a lower id than what was read already, and
 * servers' clocks differ.
 */
const WINDOW_MS = 60 * SECOND_MS
const REPLAY_MAX = 1000

type Event = Selectable<AccessEventsTable>
type Listener = { appId: number; hear: (event: Event) => void; end: () => void }
export type AccessFeed = ReturnType<typeof createAccessFeed>

/** One event of the stream (HTML Living Standard, server-sent events). */
export const asMessage = ({ id, access_id, state, access_exp }: Event): string => {
  const data: AccessEvent = { access_id, state, access_exp }
  return `event: access\ndata: ${JSON.stringify(data)}\nid: ${id}\n\n`
}

/**
 * Hands the events of the database on to whoever listens here: whichever server of the portal wrote them, within half
 * a second. Nothing is read while nobody listens.
 */
export function createAccessFeed({ db, now, log }: { db: Db; now: () => Date; log: FastifyBaseLogger }) {
  const listeners = new Set<Listener>()
  let seen = new Set<number>()
  let polling: Promise<void> | undefined

  const recent = () =>
    db
      .selectFrom('access_events')
      .selectAll()
      .where('created_at', '>', after(now(), -WINDOW_MS))
      .orderBy('id')
      .execute()

  async function look() {
    await noteEnds(db, now())
    await noteTestEnds(db, now())
    const events = await recent()
    const news = events.filter(({ id }) => !seen.has(id))
    seen = new Set(events.map(({ id }) => id))
    for (const event of news) for (const { appId, hear } of listeners) if (appId === event.app_id) hear(event)
  }

  async function poll() {
    while (listeners.size > 0) {
      await look().catch((error: unknown) => log.error({ err: error }, 'events could not be read'))
      await new Promise((resolve) => setTimeout(resolve, POLL_MS).unref())
    }
    polling = undefined
  }

  return {
    /**
     * Hears of an app's events from now on.
     *
     * @param end called when this server stops
     * @returns what ends the listening
     */
    async listen(listener: Listener): Promise<() => void> {
      // The first listener hears only of what comes from now on.
      if (!polling) seen = new Set((await recent()).map(({ id }) => id))
      listeners.add(listener)
      polling ??= poll()
      return () => listeners.delete(listener)
    },
    /** Counts the listeners of this process. */
    listeners: () => listeners.size,
    /** Repeats what an app missed since an event; some may have been heard already. */
    missed: (appId: number, lastId: number): Promise<Event[]> =>
      db
        .selectFrom('access_events')
        .selectAll()
        .where('app_id', '=', appId)
        .where((eb) => eb.or([eb('id', '>', lastId), eb('created_at', '>', after(now(), -WINDOW_MS))]))
        .where('id', '!=', lastId)
        .orderBy('id')
        .limit(REPLAY_MAX)
        .execute(),
    /** Ends every stream. */
    async stop() {
      for (const { end } of listeners) end()
      listeners.clear()
      await polling
    },
  }
}

/** Stores the ends of the last minute that no server has stored yet. */
async function noteEnds(db: Db, now: Date) {
  const ended = await db
    .selectFrom('accesses')
    .select(['id', 'app_id', 'expire_at'])
    .where('status', '=', RequestStatus.used)
    .where('expire_at', '<=', now.toISOString())
    .where('expire_at', '>', after(now, -WINDOW_MS))
    .execute()
  const events = ended.flatMap(({ id, app_id, expire_at }) =>
    expire_at === null ? [] : [{ app_id, access_id: id, access_exp: epochSeconds(expire_at) }],
  )
  if (events.length === 0) return
  const known = await db
    .selectFrom('access_events')
    .select(['access_id', 'access_exp'])
    .where('state', '=', 'ended')
    .where('created_at', '>', after(now, -2 * WINDOW_MS))
    .execute()
  const names = new Set(known.map(({ access_id, access_exp }) => `${access_id} ${access_exp}`))
  const news = events.filter(({ access_id, access_exp }) => !names.has(`${access_id} ${access_exp}`))
  if (news.length === 0) return
  await db
    .insertInto('access_events')
    .values(news.map((event) => ({ ...event, state: 'ended' as const, created_at: now.toISOString() })))
    .onConflict((conflict) =>
      conflict.columns(['access_id', 'access_exp']).where('state', '=', sql.lit('ended')).doNothing(),
    )
    .execute()
}
