import { among } from '@portal/platform/db/among'
import type { ExpressionBuilder } from 'kysely'
import { isNamed, isNobody, type Named } from '../db/named.ts'
import type { Database } from '../db/tables.ts'

/** The people and apps that a search of the journal is about. */
export type About = { people: Named; apps: Named }

/** Matches entries by or about one of the people, or about one of the apps. */
export function isAbout(eb: ExpressionBuilder<Database, 'journal'>, { people, apps }: About) {
  const found = [
    ...(isNobody(people)
      ? []
      : [
          isNamed('journal.actor_id', people),
          eb.and([eb('journal.object', '=', 'person'), isNamed('journal.object_id', people)]),
        ]),
    ...(isNobody(apps) ? [] : [isNamed('journal.app_id', apps)]),
  ]
  return found.length ? eb.or(found) : among(eb, 'journal.id', [])
}
