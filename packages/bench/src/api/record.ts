import { createLog } from '@portal/platform/log'
import { buildApp } from '@portal/server/app'
import { type OpenDatabase, openPortalDatabase } from '@portal/server/db/index'
import { readEnv } from '@portal/server/env'
import { openDeps } from '@portal/server/openDeps'
import type { CompiledQuery } from 'kysely'

/** A recorded read: its statements with their values, and its answer. */
type Recorded = { database: OpenDatabase; statements: CompiledQuery[]; answer: unknown }

/**
 * Records the statements of one read by a portal in this process.
 *
 * @param path with its query
 * @param token the caller's access token; empty for anonymous
 */
export async function recordRead(path: string, token: string): Promise<Recorded> {
  const config = readEnv()
  const database = openPortalDatabase(config.database)
  const statements: CompiledQuery[] = []
  const executor = database.db.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  executor.executeQuery = (query, ...more) => {
    statements.push(query)
    return execute(query, ...more)
  }
  const app = await buildApp(
    await openDeps({ ...database, config, now: () => new Date(), log: createLog({ logLevel: 'silent' }) }),
  )
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  statements.length = 0
  const headers = { connection: 'close', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(address + path, { headers })
  const body = await answer.text()
  executor.executeQuery = execute
  await app.close()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${body}`)
  if (statements.length === 0) throw new Error(`${path} asks the database for nothing`)
  return { database, statements, answer: JSON.parse(body) }
}
