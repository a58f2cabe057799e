import { createServer } from 'node:http'
import process from 'node:process'
import { createLog } from '@portal/platform/log'
import { buildApp } from '@portal/server/app'
import { openPortalDatabase } from '@portal/server/db/index'
import { readEnv } from '@portal/server/env'
import { openDeps } from '@portal/server/openDeps'
import type { CompiledQuery } from 'kysely'

/**
 * The limit of a computed list: a bare server that runs the very statements of the portal's own list on the same
 * database, with the same values, and joins the rows into JSON. `bareList.ts <port> <path of the list> <token>`, with
 * the portal's environment.
 */
const [port, path, token] = process.argv.slice(2)
const config = readEnv()
const database = openPortalDatabase(config.database)
const { db } = database
const statements = await statementsOf(path ?? '', token ?? '')

createServer((_request, response) => {
  void list().then((body) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body),
  )
}).listen(Number(port), '127.0.0.1')

async function list() {
  const answers: unknown[] = []
  for (const statement of statements) answers.push((await db.executeQuery(statement)).rows)
  return JSON.stringify(answers)
}

/** What the portal asks the database for a list, without what it asks to know the caller. */
async function statementsOf(url: string, bearer: string): Promise<CompiledQuery[]> {
  const seen: CompiledQuery[] = []
  const executor = db.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  executor.executeQuery = (query, ...more) => {
    seen.push(query)
    return execute(query, ...more)
  }
  const deps = await openDeps({ ...database, config, now: () => new Date(), log: createLog(config) })
  const app = await buildApp(deps)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  seen.length = 0
  const headers = { authorization: `Bearer ${bearer}`, connection: 'close' }
  const answer = await fetch(address + url, { headers })
  await answer.body?.cancel()
  executor.executeQuery = execute
  await app.close()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  const ofList = seen.filter(({ sql }) => !/\b(tokens|sessions)\b/.test(sql))
  if (ofList.length === 0) throw new Error(`${url} asks the database for nothing`)
  return ofList
}
