import fastify, { type FastifyBaseLogger } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { registerProblems } from './plugins/problems.ts'

/**
 * An empty server with the portal's limits and error answers (security, 2.4); `buildApp` adds the modules.
 * The text/plain parser is off: a body is JSON, or a multipart upload where a route takes one.
 */
export function createInstance({ config, log, now }: Pick<Deps, 'config' | 'log' | 'now'>) {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    requestTimeout: 300_000,
    keepAliveTimeout: 10_000,
    connectionTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
    genReqId: () => crypto.randomUUID(),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('caller', null)
  // Everybody's clock is the portal's: browsers and gates count down by this header.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', now().toUTCString())
  })
  registerProblems(app)
  return app
}

/** The server that the modules add their routes to. */
export type App = ReturnType<typeof createInstance>
