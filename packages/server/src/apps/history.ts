import type { AppChange, FieldChange } from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'

/** Changes that a history shows. */
const LATEST = 200
const KINDS = ['app.created', 'app.changed', 'app.media', 'app.credentials'] as const

const entriesOf = (db: DbOrTrx, appId: number) =>
  db
    .selectFrom('journal')
    .leftJoin('app_changes', 'app_changes.entry_id', 'journal.id')
    .select(['journal.id', 'at', 'kind', 'actor_name', 'details', 'changes', 'undoes'])
    .where('object', '=', 'app')
    .where('object_id', '=', appId)
    .where('kind', 'in', KINDS)
    .$narrowType<Pick<AppChange, 'kind'>>()

/** Reads what was done to an app, newest first. */
export async function readHistory(db: DbOrTrx, appId: number): Promise<AppChange[]> {
  const rows = await entriesOf(db, appId).orderBy('journal.id', 'desc').limit(LATEST).execute()
  return rows.map(({ details, changes, ...row }) => ({
    ...row,
    changes: changesIn(changes),
    media: mediaIn(details),
  }))
}

/** Reads the fields of one change; `null` when there is no such change of this app. */
export async function findChange(db: DbOrTrx, appId: number, id: number): Promise<FieldChange[] | null> {
  const row = await entriesOf(db, appId).where('journal.id', '=', id).executeTakeFirst()
  return row?.changes ? changesIn(row.changes) : null
}

const changesIn = (stored: string | null): FieldChange[] =>
  stored === null ? [] : (JSON.parse(stored) as FieldChange[])

function mediaIn(details: string | null): AppChange['media'] {
  const { media, language } = JSON.parse(details ?? '{}')
  return media ? { kind: media, language } : null
}
