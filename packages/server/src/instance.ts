import { randomUUID } from 'node:crypto'
import fastify, { LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { registerAccessLog } from './plugins/accessLog.ts'
import { registerDrain } from './plugins/drain.ts'
import { registerExpect } from './plugins/expect.ts'
import { registerHeaders } from './plugins/headers.ts'
import { registerJson } from './plugins/json.ts'
import { registerProblems } from './plugins/problems.ts'
import { answerSerializer } from './plugins/serializer.ts'
import { registerSlowBodies } from './plugins/slowBodies.ts'
import { watchReaders } from './plugins/slowReaders.ts'
import { unreadable } from './plugins/unreadable.ts'

const MAX_CONNECTIONS = 12_000
/** All schemas are zod's. Without this, every start would read Fastify's own compilers, Ajv among them. */
const noOther = (): never => {
  throw new Error('Only zod schemas are compiled')
}

/**
 * An empty server with the portal's limits, headers and error answers (security, 2.4 to 2.6); `buildApp` adds
 * the modules.
 */
export function createInstance({ config, log, now }: Pick<Deps, 'config' | 'log' | 'now'>) {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    requestTimeout: 300_000,
    keepAliveTimeout: 10_000,
    connectionTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
    schemaController: { compilersFactory: { buildValidator: noOther, buildSerializer: noOther } },
    genReqId: () => randomUUID(),
    ...unreadable({ now }),
  }).withTypeProvider<ZodTypeProvider>()
  app.server.maxConnections = MAX_CONNECTIONS
  watchReaders(app.server)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(answerSerializer(config.checksAnswers))
  registerJson(app)
  registerSlowBodies(app)
  registerExpect(app)
  app.decorateRequest('caller', null)
  registerHeaders(app, { now })
  registerAccessLog(app)
  registerProblems(app)
  registerDrain(app)
  return app
}

/** The server that the modules add their routes to. */
export type App = ReturnType<typeof createInstance>
