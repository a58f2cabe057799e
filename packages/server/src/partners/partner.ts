import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's partner; the default one without a `Client-Id`. */
    partnerId: string
  }
}

/**
 * Reads `Client-Id`, a label and not a credential; an unknown one answers 400 (docs/product.md#partners).
 */
export function registerPartner(app: FastifyInstance, { config }: Pick<Deps, 'config'>) {
  const known = new Set(config.partners.map((partner) => partner.clientId))
  app.decorateRequest('partnerId', config.defaultPartner)
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers['client-id']
    if (given === undefined) return done()
    if (typeof given !== 'string' || !known.has(given)) return done(new ProblemError('unknown_partner'))
    request.partnerId = given
    done()
  })
}
