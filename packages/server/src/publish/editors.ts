import type { Kysely } from 'kysely'
import type { Database } from '../db/types.ts'
import type { Deps } from '../deps.ts'

type Tools = Pick<Deps, 'db' | 'now'>
type Editors = { listeners: Set<() => void>; consoleAskedAt: number }
/** An open console asks for the state of the publication at least twice as often. */
const AWAY_AFTER_MS = 60_000
const editors = new WeakMap<Kysely<Database>, Editors>()

function editorsOf({ db }: Pick<Tools, 'db'>): Editors {
  const known = editors.get(db) ?? { listeners: new Set(), consoleAskedAt: Number.NEGATIVE_INFINITY }
  editors.set(db, known)
  return known
}

/**
 * Calls back when an edit of the catalogue may follow: an administrator opened the console at this process, came back to
 * it, or looks at an app to edit it. Edits themselves are told by `onRevision`.
 *
 * @returns what ends it
 */
export function onEditor(tools: Pick<Tools, 'db'>, listener: () => void): () => void {
  const { listeners } = editorsOf(tools)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes that somebody may be about to edit. */
export function noteEditor(tools: Pick<Tools, 'db'>): void {
  for (const listener of editorsOf(tools).listeners) listener()
}

/** Notes that a console asked for the state of the publication: one that stands open unattended is no editor. */
export function noteConsole(tools: Tools): void {
  const known = editorsOf(tools)
  const at = tools.now().getTime()
  const wasAway = at - known.consoleAskedAt > AWAY_AFTER_MS
  known.consoleAskedAt = at
  if (wasAway) noteEditor(tools)
}
