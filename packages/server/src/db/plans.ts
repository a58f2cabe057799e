import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'

/** Each plan stays for as long as its connection. */
const NAMES_MAX = 100
/** The names of statements whose plans PostgreSQL keeps, by their text. */
const names = new Map<string, string>()

/** Has PostgreSQL plan this statement once for each connection; planning takes longer than the busiest ones run. */
export function keepPlan(text: string): void {
  if (names.size >= NAMES_MAX || names.has(text)) return
  // Of the text, so that two servers behind one pooler never mean two statements by one name.
  names.set(text, `portal_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`)
}

/** Whether a migration has changed the columns of a statement that was planned before. */
export const isPlanOutdated = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '0A000' && /cached plan/.test(error.message)

/** Makes a connection use those names, until a newer server’s migration has made one of their plans outdated. */
export function usePlans(client: PoolClient): void {
  const run = client.query.bind(client) as (query: unknown, values?: unknown) => Promise<unknown>
  const runPlanned = async (name: string, text: string, values: unknown) => {
    const isAlone = client.getTransactionStatus() === 'I'
    try {
      return await run({ name, text, values })
    } catch (error) {
      if (!isPlanOutdated(error)) throw error
      names.clear()
      // A transaction is lost with it; the caller is told to come back.
      if (!isAlone) throw error
      return run(text, values)
    }
  }
  const query = (text: unknown, values?: unknown) => {
    const name = typeof text === 'string' ? names.get(text) : undefined
    return name === undefined ? run(text, values) : runPlanned(name, text as string, values)
  }
  client.query = query as typeof client.query
}
