import process from 'node:process'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { AccessDecision, endpoints, RequestStatus } from '@portal/contract'
import { openPortalDatabase } from '@portal/server/db/index'
import { readEnv } from '@portal/server/env'
import fastify from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'

/**
 * The limit of a decision: a minimal Fastify that reads the access, changes it conditionally, writes the log
 * and the mail, and answers with the row. `minimalDecision.ts <port>`, with the portal's environment.
 */
const [port] = process.argv.slice(2)
const { db } = openPortalDatabase(readEnv().database)

const app = fastify().withTypeProvider<ZodTypeProvider>()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(() => JSON.stringify)
await app.register(helmet)
await app.register(cors, { origin: false })
await app.register(rateLimit, { max: 1_000_000_000, timeWindow: 10_000 })
app.get('/', async () => ({}))
app.put(
  '/v1/requestapps/:id',
  { schema: { params: endpoints.decideAccess.params, body: AccessDecision } },
  async ({ params: { id }, body }) => {
    const at = new Date().toISOString()
    await db.transaction().execute(async (trx) => {
      const access = await trx
        .selectFrom('accesses')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const status = body.status ?? access.status
      await trx
        .updateTable('accesses')
        .set({
          status,
          duration_id: body.duration_id ?? 0,
          is_open: status === RequestStatus.granted ? 1 : 0,
          decided_at: at,
          updated_at: at,
          use_by: at,
        })
        .where('id', '=', id)
        .where('status', '=', access.status)
        .where('updated_at', '=', access.updated_at)
        .returningAll()
        .executeTakeFirst()
      await trx
        .insertInto('journal')
        .values({
          kind: 'access.granted',
          object: 'access',
          object_id: id,
          at,
          actor: 'admin',
          actor_id: null,
          app_id: access.app_id,
          actor_name: null,
          from_status: access.status,
          to_status: status,
          duration_id: 0,
          reason: null,
        })
        .execute()
      const person = await trx
        .selectFrom('users')
        .select(['email', 'language', 'prenom', 'nom'])
        .where('id', '=', access.user_id ?? 0)
        .executeTakeFirstOrThrow()
      await trx.selectFrom('apps').select(['name', 'name_en']).where('id', '=', access.app_id).execute()
      await trx
        .insertInto('outbox')
        .values({
          kind: 'requestGranted',
          recipient: person.email,
          language: person.language,
          values: JSON.stringify(person),
          created_at: at,
          send_after: '2999-01-01T00:00:00.000Z',
          tries: 0,
          sent_at: null,
          last_error: null,
        })
        .execute()
    })
    return db
      .selectFrom('accesses')
      .innerJoin('apps', 'apps.id', 'accesses.app_id')
      .leftJoin('users', 'users.id', 'accesses.user_id')
      .leftJoin('users as deciders', 'deciders.id', 'accesses.decided_by')
      .selectAll('accesses')
      .select(['apps.name', 'apps.code', 'users.email', 'users.nom', 'deciders.nom as decider'])
      .where('accesses.id', '=', id)
      .executeTakeFirst()
  },
)
await app.listen({ port: Number(port), host: '127.0.0.1' })
