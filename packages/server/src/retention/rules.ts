import { DAY_MS, HOUR_MS, parisDay, RequestStatus } from '@portal/contract'
import type { Messages } from '@portal/messages'
import type { DbOrTrx } from '../db/index.ts'

/** Rows that one run takes from a large table; the next run takes more. */
const BATCH = 5000
const YEAR_MS = 365 * DAY_MS

type Rule = {
  /** Names the line of docs/product.md#retention, and its words in the messages. */
  name: keyof Messages['binder']['rules']
  keptMs: number
  /** Deletes, or empties, what is older than an instant. */
  forget: (db: DbOrTrx, before: string) => { execute(): Promise<unknown> }
}

/** Periods of rows that one statement deletes; `ownRules.ts` has the rest, and nothing else states a period. */
export const RULES: readonly Rule[] = [
  { name: 'tokens', keptMs: 0, forget: (db, end) => db.deleteFrom('tokens').where('expires_at', '<', end) },
  {
    name: 'sessions',
    keptMs: DAY_MS,
    forget: (db, end) =>
      db
        .deleteFrom('sessions')
        .where((eb) => eb.or([eb('expires_at', '<', end), eb('revoked_at', '<', end)])),
  },
  {
    name: 'known devices',
    keptMs: YEAR_MS,
    forget: (db, end) => db.deleteFrom('known_devices').where('seen_at', '<', end),
  },
  {
    name: 'password links',
    keptMs: DAY_MS,
    forget: (db, end) => db.deleteFrom('password_resets').where('expires_at', '<', end),
  },
  {
    name: 'confirmations of addresses',
    keptMs: 0,
    forget: (db, end) => db.deleteFrom('email_confirmations').where('expires_at', '<', end),
  },
  {
    name: 'decision links',
    keptMs: DAY_MS,
    forget: (db, end) => db.deleteFrom('decision_links').where('expires_at', '<', end),
  },
  {
    name: 'previews',
    keptMs: 0,
    forget: (db, end) => db.deleteFrom('previews').where('expires_at', '<', end),
  },
  {
    name: 'company sign-ins',
    keptMs: 0,
    forget: (db, end) => db.deleteFrom('company_arrivals').where('expires_at', '<', end),
  },
  {
    name: 'company sign-outs',
    keptMs: 0,
    forget: (db, end) => db.deleteFrom('company_logouts').where('expires_at', '<', end),
  },
  {
    name: 'sign-ins before the second factor',
    keptMs: 0,
    forget: (db, end) => db.deleteFrom('factor_tickets').where('expires_at', '<', end),
  },
  {
    name: 'challenges of passkeys',
    keptMs: 0,
    forget: (db, end) => db.deleteFrom('passkey_challenges').where('expires_at', '<', end),
  },
  {
    name: 'unconfirmed one-time codes',
    keptMs: 0,
    forget: (db, end) => db.deleteFrom('code_setups').where('expires_at', '<', end),
  },
  {
    name: 'tickets',
    keptMs: DAY_MS,
    forget: (db, end) => db.deleteFrom('launch_tickets').where('expires_at', '<', end),
  },
  {
    name: 'events for gates',
    keptMs: DAY_MS,
    forget: (db, end) => db.deleteFrom('access_events').where('created_at', '<', end),
  },
  {
    name: 'test accesses',
    keptMs: DAY_MS,
    forget: (db, end) => db.deleteFrom('test_accesses').where('created_at', '<', end),
  },
  {
    name: 'leases',
    keptMs: DAY_MS,
    forget: (db, end) => db.deleteFrom('leases').where('expires_at', '<', end),
  },
  {
    name: 'counters of attempts',
    keptMs: 12 * HOUR_MS,
    forget: (db, end) => db.deleteFrom('attempts').where('last_at', '<', end),
  },
  {
    name: 'sent messages',
    keptMs: 7 * DAY_MS,
    forget: (db, end) => db.deleteFrom('outbox').where('sent_at', '<', end),
  },
  {
    name: 'unsent messages',
    keptMs: 30 * DAY_MS,
    forget: (db, end) => db.deleteFrom('outbox').where('created_at', '<', end),
  },
  {
    name: 'messages of webhooks',
    keptMs: 30 * DAY_MS,
    forget: (db, end) => db.deleteFrom('webhook_deliveries').where('created_at', '<', end),
  },
  {
    name: 'visit passes',
    keptMs: 90 * DAY_MS,
    forget: (db, end) => db.deleteFrom('visit_passes').where('closes_at', '<', end),
  },
  {
    name: 'words that found nothing',
    keptMs: 90 * DAY_MS,
    forget: (db, end) => db.deleteFrom('search_misses').where('last_at', '<', end),
  },
  {
    name: 'views',
    keptMs: 3 * YEAR_MS,
    forget: (db, end) => db.deleteFrom('app_views').where('day', '<', parisDay(end)),
  },
  {
    name: 'comments of feedback',
    keptMs: YEAR_MS,
    forget: (db, end) =>
      db
        .updateTable('feedback')
        .set({ comment: null })
        .where('created_at', '<', end)
        .where('comment', 'is not', null),
  },
  {
    name: 'sign-ins in the journal',
    keptMs: YEAR_MS,
    forget: (db, end) =>
      db
        .deleteFrom('journal')
        .where('kind', 'in', ['signin.succeeded', 'signin.failed', 'signin.ended'])
        .where('at', '<', end),
  },
  {
    name: 'journal',
    keptMs: 3 * YEAR_MS,
    forget: (db, end) =>
      db
        .deleteFrom('journal')
        .where('id', 'in', (eb) =>
          eb.selectFrom('journal').select('id').where('at', '<', end).orderBy('at').limit(BATCH),
        ),
  },
  {
    name: 'closed requests',
    keptMs: 3 * YEAR_MS,
    forget: (db, end) =>
      db.deleteFrom('accesses').where('id', 'in', (eb) =>
        eb
          .selectFrom('accesses')
          .select('id')
          .where('updated_at', '<', end)
          // A request that still waits, and an access that may be opened, are not closed.
          .where((is) =>
            is.or([
              is('status', 'in', [RequestStatus.refused, RequestStatus.cancelled]),
              is('status', '=', RequestStatus.granted).and('use_by', '<', end),
              is('status', '=', RequestStatus.used).and('expire_at', '<', end),
            ]),
          )
          .orderBy('updated_at')
          .limit(BATCH),
      ),
  },
]
