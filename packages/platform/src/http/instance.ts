import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { registerAccessLog } from './accessLog.ts'
import { registerDrain } from './drain.ts'
import { registerExpect } from './expect.ts'
import { registerHeaders } from './headers.ts'
import { registerJson } from './json.ts'
import { registerProblems } from './problems.ts'
import { readableUrl } from './readableUrl.ts'
import { registerSlowBodies } from './slowBodies.ts'
import { registerSlowReaders } from './slowReaders.ts'
import { unreadable } from './unreadable.ts'

const MAX_CONNECTIONS = 12_000
type Parts = { config: { trustProxy?: string | undefined }; log: FastifyBaseLogger; now: () => Date }

/** Makes a server with the portal's time-outs, headers and error answers; `buildApp` adds the modules. */
export async function createInstance({ config, log, now }: Parts) {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    requestTimeout: 300_000,
    keepAliveTimeout: 10_000,
    connectionTimeout: 20_000,
    // By then `drain` has waited for whoever asked; browsers and gates keep connections open that asked nothing.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    ...unreadable({ now }),
  }).withTypeProvider<ZodTypeProvider>()
  app.server.maxConnections = MAX_CONNECTIONS
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerJson(app)
  registerSlowBodies(app)
  registerSlowReaders(app)
  registerExpect(app)
  await registerHeaders(app, { now })
  registerAccessLog(app)
  registerProblems(app)
  registerDrain(app)
  return app
}

/** The server to which modules add their routes. */
export type App = Awaited<ReturnType<typeof createInstance>>
