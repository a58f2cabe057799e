import type { Kysely } from 'kysely'
import type { Database } from '../db/types.ts'
import type { Deps } from '../deps.ts'

type Tools = Pick<Deps, 'db' | 'now'>
type Console = { listeners: Set<() => void>; askedAt: number }
/** An open console asks for the state of the publication at least twice as often. */
const AWAY_AFTER_MS = 60_000
const consoles = new WeakMap<Kysely<Database>, Console>()

function consoleOf({ db }: Pick<Tools, 'db'>): Console {
  const known = consoles.get(db) ?? { listeners: new Set(), askedAt: Number.NEGATIVE_INFINITY }
  consoles.set(db, known)
  return known
}

/**
 * Calls back when an administrator opens the console at this process, or comes back to it: an edit may follow.
 *
 * @returns what ends it
 */
export function onConsoleOpened(tools: Pick<Tools, 'db'>, listener: () => void): () => void {
  const { listeners } = consoleOf(tools)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes that a console asked for the state of the publication. */
export function noteConsole(tools: Tools): void {
  const console = consoleOf(tools)
  const at = tools.now().getTime()
  const wasAway = at - console.askedAt > AWAY_AFTER_MS
  console.askedAt = at
  if (wasAway) for (const listener of console.listeners) listener()
}
