import process from 'node:process'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { endpoints } from '@portal/contract'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { forEachRun } from './newValues.ts'
import { recordRead } from './record.ts'

/**
 * The limit of a read: a minimal Fastify with the usual plugins and the same zod validation, which runs the
 * portal's statements on the same database and sends the same answer. `minimal.ts <port> <path> <token>
 * [address of the endpoint]`, with the portal's environment.
 */
const [port, path = '', token = '', address] = process.argv.slice(2)
const { database, statements, answer } = await recordRead(path, token)
const endpoint = Object.values(endpoints).find((one) => one.address === address)
if (!endpoint) throw new Error(`No endpoint is called ${address}`)

const app = fastify({ routerOptions: { ignoreTrailingSlash: true } }).withTypeProvider<ZodTypeProvider>()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
await app.register(helmet)
await app.register(cors, { origin: false })
await app.register(rateLimit, { max: 1_000_000_000, timeWindow: 10_000 })
app.get(
  endpoint.path,
  {
    schema: {
      params: endpoint.params,
      ...(endpoint.query && { querystring: endpoint.query }),
      response: { 200: endpoint.answer ?? z.unknown() },
    },
  },
  async () => {
    for (const statement of statements) await database.db.executeQuery(await forEachRun(statement))
    return answer
  },
)
await app.listen({ port: Number(port), host: '127.0.0.1' })
