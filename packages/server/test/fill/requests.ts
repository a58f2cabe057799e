import { type DurationId, durationMs } from '@portal/contract'
import type { AccessesTable } from '@portal/server/db/tables/accesses'
import type { JournalTable } from '@portal/server/db/tables/operation'
import type { Repeatable } from './random.ts'

export const REQUEST_COLUMNS = [
  'id',
  'app_id',
  'user_id',
  'status',
  'duration_id',
  'is_open',
  'nb_access',
  'reason',
  'request_reason',
  'partner_id',
  'created_at',
  'updated_at',
  'decided_at',
  'decided_by',
  'granted_at',
  'use_by',
  'activated_at',
  'expire_at',
] as const satisfies (keyof AccessesTable)[]
export const LOG_COLUMNS = [
  'kind',
  'object',
  'object_id',
  'app_id',
  'at',
  'actor',
  'actor_id',
  'from_status',
  'to_status',
  'duration_id',
] as const satisfies (keyof JournalTable)[]

const MINUTE = 60_000
const DAY = 1440 * MINUTE
type Range = { first: number; count: number }
type Ending = 'waiting' | 'granted' | 'running' | 'lapsed' | 'refused' | 'cancelled' | 'expired'

/** One request with the lines of its log. */
type Story = { request: unknown[]; log: unknown[][] }

/**
 * Makes requests of two years: of each hundred 2 wait, 1 is granted, 1 runs; most others were used. Open
 * ones have a person of their own, so that nobody has two for one app.
 */
export function* requests(
  random: Repeatable,
  { requests, apps, users, now }: { requests: Range; apps: Range; users: Range; now: Date },
): Generator<Story> {
  for (let index = 0; index < requests.count; index++) {
    const ending = endingOf(index % 100)
    const isOpen = ending === 'waiting' || ending === 'granted' || ending === 'running'
    const person = isOpen ? openPerson(index) % users.count : random.below(users.count)
    yield story(random, {
      id: requests.first + index,
      app: apps.first + random.below(apps.count),
      user: users.first + person,
      ending,
      now,
    })
  }
}

function endingOf(place: number): Ending {
  if (place < 2) return 'waiting'
  if (place < 3) return 'granted'
  if (place < 4) return 'running'
  if (place < 11) return 'lapsed'
  if (place < 23) return 'refused'
  return place < 31 ? 'cancelled' : 'expired'
}

/** Open ones are the first four of each hundred, numbered without gaps. */
const openPerson = (index: number) => Math.floor(index / 100) * 4 + (index % 100)

const KINDS = ['access.asked', 'access.granted', 'access.refused', 'access.cancelled', 'access.opened']
type Plot = { id: number; app: number; user: number; ending: Ending; now: Date }

function story(random: Repeatable, { id, app, user, ending, now }: Plot): Story {
  const duration = (1 + random.below(8)) as DurationId
  const age = ageOf(random, ending, duration)
  const asked = now.getTime() - age
  const decided = asked + Math.min(random.below(2 * DAY), Math.floor(age / 3))
  const opened = decided + Math.min(random.below(3 * DAY), Math.floor((asked + age - decided) / 3))
  const closed = ending === 'refused' || ending === 'cancelled'
  const used = ending === 'running' || ending === 'expired'
  const status = { waiting: 0, granted: 1, lapsed: 1, refused: 2, cancelled: 3, running: 4, expired: 4 }[
    ending
  ]
  const final = ending === 'waiting' || closed ? 0 : duration
  const at = (ms: number) => new Date(ms).toISOString()
  const decision = ending === 'waiting' ? null : at(decided)
  const granted = decision && !closed ? decision : null
  const line = (when: number, actor: string, from: number | null, to: number, length: number) => [
    KINDS[to],
    'access',
    id,
    app,
    at(when),
    actor,
    actor === 'admin' ? 1 : user,
    from,
    to,
    length,
  ]
  return {
    request: [
      id,
      app,
      user,
      status,
      final,
      ending === 'waiting' || ending === 'granted' || ending === 'running' ? 1 : 0,
      used ? 1 + random.below(5) : 0,
      closed ? 'Motif de démonstration' : null,
      random.below(3) === 0 ? 'Pour un projet' : null,
      random.pick(['enseigne', 'partenaire-1']),
      at(asked),
      used ? at(opened) : (decision ?? at(asked)),
      decision,
      decision && 1,
      granted,
      granted && at(decided + 7 * DAY),
      used ? at(opened) : null,
      used ? at(opened + durationMs(duration)) : null,
    ],
    log: [
      line(asked, 'owner', null, 0, 0),
      ...(decision ? [line(decided, 'admin', 0, used ? 1 : status, final)] : []),
      ...(used ? [line(opened, 'owner', 1, 4, final)] : []),
    ],
  }
}

/** Gives an age that fits the ending. */
function ageOf(random: Repeatable, ending: Ending, duration: DurationId): number {
  switch (ending) {
    case 'waiting':
      return MINUTE + random.below(14 * DAY)
    case 'granted':
      return MINUTE + random.below(6 * DAY)
    case 'running':
      return 2 + random.below(durationMs(duration) - 2)
    case 'lapsed':
      return 11 * DAY + random.below(719 * DAY)
    default:
      return 9 * DAY + random.below(721 * DAY)
  }
}
