import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyInstance } from 'fastify'

/**
 * Reads bodies as HTML forms beside JSON, in this scope alone: what every OAuth library sends to an introspection
 * (RFC 7662, section 2.1). A parameter said twice is refused, as a JSON key is.
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
