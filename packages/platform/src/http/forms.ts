import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/**
 * Accepts HTML form bodies beside JSON, in this scope only: OAuth libraries send them to introspection (RFC
 * 7662, 2.1). Refuses repeated parameters, as repeated JSON keys.
 */
export function acceptForms(scope: FastifyInstance) {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(body)]
      const read = Object.fromEntries(fields)
      if (Object.keys(read).length !== fields.length) return done(new ProblemError('bad_request'))
      done(null, read)
    },
  )
}
