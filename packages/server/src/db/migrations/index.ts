import type { Engine } from '@portal/platform/db/engine'
import type { Migration } from 'kysely/migration'
import { up as initial } from './2026-11-20-initial.ts'
import { up as scale } from './2026-11-20-scale.ts'
import { up as grants } from './2026-11-21-grants.ts'
import { up as unasked } from './2026-11-21-unasked.ts'
import { up as appChanges } from './2026-11-22-app-changes.ts'
import { up as company } from './2026-11-22-company.ts'
import { up as confirmedEmails } from './2026-11-22-confirmed-emails.ts'
import { up as drafts } from './2026-11-22-drafts.ts'
import { up as files } from './2026-11-22-files.ts'
import { up as followers } from './2026-11-22-followers.ts'
import { up as gate } from './2026-11-22-gate.ts'
import { up as grantRules } from './2026-11-22-grant-rules.ts'
import { up as journal } from './2026-11-22-journal.ts'
import { up as letIn } from './2026-11-22-let-in.ts'
import { up as notices } from './2026-11-22-notices.ts'
import { up as ownSessions } from './2026-11-22-own-sessions.ts'
import { up as queueFacts } from './2026-11-22-queue-facts.ts'
import { up as queueIndex } from './2026-11-22-queue-index.ts'
import { up as retention } from './2026-11-22-retention.ts'
import { up as roles } from './2026-11-22-roles.ts'
import { up as search } from './2026-11-22-search.ts'
import { up as secondFactors } from './2026-11-22-second-factors.ts'
import { up as shortWords } from './2026-11-22-short-words.ts'
import { up as testAccesses } from './2026-11-22-test-accesses.ts'
import { up as testKeys } from './2026-11-22-test-keys.ts'
import { up as views } from './2026-11-22-views.ts'
import { up as visitPasses } from './2026-11-22-visit-passes.ts'
import { up as webhooks } from './2026-11-22-webhooks.ts'
import { up as widerDays } from './2026-11-22-wider-days.ts'
import { up as widerJournal } from './2026-11-22-wider-journal.ts'
import { up as words } from './2026-11-22-words.ts'
import { up as writtenOrder } from './2026-11-22-written-order.ts'

/** Dated, frozen, in order. Add new ones at the end; never change a released one. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '2026-11-20-initial': { up: (db) => initial(db, engine) },
  '2026-11-20-scale': { up: (db) => scale(db, engine) },
  '2026-11-21-grants': { up: grants },
  '2026-11-21-unasked': { up: unasked },
  '2026-11-22-files': { up: files },
  '2026-11-22-roles': { up: roles },
  '2026-11-22-gate': { up: (db) => gate(db, engine) },
  '2026-11-22-test-accesses': { up: (db) => testAccesses(db, engine) },
  '2026-11-22-grant-rules': { up: grantRules },
  '2026-11-22-test-keys': { up: testKeys },
  '2026-11-22-journal': { up: (db) => journal(db, engine) },
  '2026-11-22-company': { up: company },
  '2026-11-22-let-in': { up: letIn },
  '2026-11-22-app-changes': { up: appChanges },
  '2026-11-22-search': { up: (db) => search(db, engine) },
  '2026-11-22-webhooks': { up: (db) => webhooks(db, engine) },
  '2026-11-22-notices': { up: notices },
  '2026-11-22-confirmed-emails': { up: confirmedEmails },
  '2026-11-22-retention': { up: retention },
  '2026-11-22-followers': { up: followers },
  '2026-11-22-own-sessions': { up: ownSessions },
  '2026-11-22-views': { up: views },
  '2026-11-22-drafts': { up: (db) => drafts(db, engine) },
  '2026-11-22-visit-passes': { up: (db) => visitPasses(db, engine) },
  '2026-11-22-second-factors': { up: (db) => secondFactors(db, engine) },
  '2026-11-22-queue-index': { up: (db) => queueIndex(db, engine) },
  '2026-11-22-queue-facts': { up: (db) => queueFacts(db, engine) },
  '2026-11-22-words': { up: (db) => words(db, engine) },
  '2026-11-22-short-words': { up: (db) => shortWords(db, engine) },
  // Named to come after the indexes that they replace.
  '2026-11-22-wider-days': { up: (db) => widerDays(db, engine) },
  '2026-11-22-wider-journal': { up: widerJournal },
  '2026-11-22-written-order': { up: (db) => writtenOrder(db, engine) },
})
