import { startDatabaseServer } from './database.ts'

/** Runs once for the whole `postgres` project. */
export default async function setup() {
  const { stop, says } = await startDatabaseServer()
  process.stdout.write(`Server tests, project postgres: ${says}\n`)
  return stop
}
