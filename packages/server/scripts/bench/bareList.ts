import { createServer } from 'node:http'
import process from 'node:process'
import { sql } from 'kysely'
import { openDatabase } from '../../src/db/index.ts'

/** The limit of a computed list: the same SQL and the rows as JSON. `bareList.ts <port> <database>` */
const [port, address] = process.argv.slice(2)
const { db } = openDatabase(address ?? '')

createServer((_request, response) => {
  void list().then((body) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body),
  )
}).listen(Number(port), '127.0.0.1')

async function list() {
  const page = await sql`
    select accesses.*, apps.name, apps.code, apps.status as app_status, users.email, users.prenom, users.nom,
      users.civility, users.organisation, users.fonction, users.status as user_status
    from accesses join apps on apps.id = accesses.app_id left join users on users.id = accesses.user_id
    order by accesses.updated_at desc, accesses.id desc limit 50`.execute(db)
  const { rows } = await sql`select count(*) as total from accesses`.execute(db)
  return JSON.stringify({ rows: page.rows, total: rows[0] })
}
