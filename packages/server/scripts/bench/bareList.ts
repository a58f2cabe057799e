import { createServer } from 'node:http'
import process from 'node:process'
import type { CompiledQuery } from 'kysely'
import { buildApp } from '../../src/app.ts'
import { openDatabase } from '../../src/db/index.ts'
import { readsAtOnce, rowsOf } from '../../src/db/prepared.ts'
import type { Deps } from '../../src/deps.ts'
import { readEnv } from '../../src/env.ts'
import { createLog } from '../../src/lib/log.ts'
import { openMailer } from '../../src/mail/transports.ts'
import { openFileStore } from '../../src/media/openStore.ts'

/**
 * The limit of a computed list: a bare server that runs the very statements of the portal's own list on the same
 * database, with the same values, and joins the rows into JSON. `bareList.ts <port> <path of the list> <token>`, with
 * the portal's environment.
 */
const [port, path, token] = process.argv.slice(2)
const config = readEnv()
const database = openDatabase(config.database)
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
  for (const statement of statements) answers.push(await rowsOf(db, statement))
  return JSON.stringify(answers)
}

/** What the portal asks the database for a list, without what it asks to know the caller. */
async function statementsOf(url: string, bearer: string): Promise<CompiledQuery[]> {
  const seen: CompiledQuery[] = []
  // So that every statement passes where they are listened to.
  const reads = readsAtOnce.get(db)
  readsAtOnce.delete(db)
  const executor = db.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  executor.executeQuery = (query, ...more) => {
    seen.push(query)
    return execute(query, ...more)
  }
  const deps: Deps = {
    ...database,
    config,
    now: () => new Date(),
    files: await openFileStore(config),
    mailer: openMailer(config),
    log: createLog(config),
  }
  const app = await buildApp(deps)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  seen.length = 0
  const headers = { authorization: `Bearer ${bearer}`, connection: 'close' }
  const answer = await fetch(address + url, { headers })
  await answer.body?.cancel()
  executor.executeQuery = execute
  if (reads) readsAtOnce.set(db, reads)
  await app.close()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  const ofList = seen.filter(({ sql }) => !/\b(tokens|sessions)\b/.test(sql))
  if (ofList.length === 0) throw new Error(`${url} asks the database for nothing`)
  return ofList
}
