import type { DurationId } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import type { DbOrTrx } from '../../db/index.ts'
import { type Actor, MOMENTS } from './write.ts'

/** Reads the lines of several accesses, oldest first; each names its access. */
export const readLogs = (db: DbOrTrx, accessIds: readonly number[]) =>
  db
    .selectFrom('journal')
    .select([
      'id',
      'at',
      'actor_name',
      'from_status',
      'to_status',
      'added_minutes',
      'reason',
      'rule',
      'rule_value',
    ])
    .select((eb) => [
      eb.ref('object_id').$castTo<number>().as('access_id'),
      eb.ref('actor').$castTo<Actor['kind']>().as('actor'),
      eb.ref('duration_id').$castTo<DurationId>().as('duration_id'),
    ])
    .where('object', '=', 'access')
    .where('kind', 'not in', MOMENTS)
    .where((eb) => among(eb, 'object_id', accessIds))
    .orderBy('id')
    .execute()

/** Reads the lines of one access, oldest first. */
export const readLog = (db: DbOrTrx, accessId: number) => readLogs(db, [accessId])

/** Lists what demos were told through these accesses, oldest first. */
export async function readDisclosures(db: DbOrTrx, accessIds: readonly number[]) {
  const rows = await db
    .selectFrom('journal')
    .innerJoin('apps', 'apps.id', 'journal.app_id')
    .select(['journal.at', 'journal.details', 'apps.code as app_code', 'apps.name'])
    .where('journal.object', '=', 'access')
    .where((eb) => among(eb, 'journal.object_id', accessIds))
    .where('journal.kind', '=', 'access.disclosed')
    .orderBy('journal.id')
    .execute()
  return rows.map(({ details, ...row }) => ({
    ...row,
    claims: (JSON.parse(details ?? '{}') as { claims?: string[] }).claims ?? [],
  }))
}
