import { startDatabaseServer } from './database.ts'

/** Once for the whole run of the `postgres` project. */
export default async function setup() {
  const { stop, says } = await startDatabaseServer()
  process.stdout.write(`Server tests, project postgres: ${says}\n`)
  return stop
}
