import type { ErrorCode, Language, Problem } from '@portal/contract'
import { errorSentence } from '@portal/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { databaseProblem } from '../db/errors.ts'
import { StoreUnavailable } from '../files/store.ts'
import { fieldKeys } from './fieldKeys.ts'
import { languageOf } from './language.ts'
import { rememberMethods } from './methods.ts'
import { ProblemError } from './problem.ts'

/** Turns every error into problem+json in the caller's language, without internals. */
export function registerProblems(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error)
    // A refusal that we chose, such as a full queue, is not logged as a failure.
    if (problem.statusCode >= 500 && problem !== error) request.log.error({ err: error }, 'request failed')
    return sendProblem(request, reply, problem)
  })
  const methodsOf = rememberMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url.split('?', 1)[0] ?? '')
    if (!methods.length || methods.includes(request.method))
      return sendProblem(request, reply, new ProblemError('not_found'))
    reply.header('allow', methods.join(', '))
    return sendProblem(request, reply, new ProblemError('method_not_allowed'))
  })
}

/** @param requestId absent without a request */
export function problemBody(
  { code, statusCode, details }: ProblemError,
  language: Language,
  requestId?: string,
): Problem {
  const values = typeof details.values === 'function' ? details.values(language) : details.values
  const detail = errorSentence(language, code, values)
  return {
    type: `urn:portal:error:${code}`,
    title: detail,
    status: statusCode,
    detail,
    code,
    ...(requestId !== undefined && { request_id: requestId }),
    ...(details.errors && { errors: details.errors }),
    ...(details.existing_id !== undefined && { existing_id: details.existing_id }),
    ...(details.factor_ticket !== undefined && {
      factor_ticket: details.factor_ticket,
      factor_methods: details.factor_methods,
    }),
  }
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError) {
  const { code, statusCode, details } = problem
  if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter))
  if (statusCode === 401) reply.header('www-authenticate', challengeOf(code, details.challenge))
  // Serialised here, because a route's response schemas describe its successes.
  return reply
    .code(statusCode)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => payload as string)
    .send(JSON.stringify(problemBody(problem, languageOf(request), request.id)))
}

/** Names the scheme to authenticate with: bearer for people, Basic for apps (RFC 6750, RFC 7617). */
function challengeOf(code: ErrorCode, more: string | undefined) {
  if (code === 'invalid_client') return 'Basic realm="portal", charset="UTF-8"'
  return `Bearer realm="portal"${more ? `, ${more}` : ''}`
}

function toProblem(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = fieldKeys(error.validation)
    if (error.validationContext === 'params') return new ProblemError('not_found')
    return new ProblemError(error.validationContext === 'body' ? 'invalid_fields' : 'invalid_query', {
      errors,
      values: { fields: Object.keys(errors).join(', ') },
    })
  }
  const code = databaseProblem(error) ?? codeOf(error)
  return new ProblemError(code, code === 'unavailable' ? { retryAfter: 2 } : {})
}

/** Maps refusals of Fastify and its plugins to codes, by status. */
function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof StoreUnavailable) return 'unavailable'
  // Whoever asked has left.
  if (error.name === 'AbortError') return 'bad_request'
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) return 'invalid_json'
  const byStatus: Partial<Record<number, ErrorCode>> = {
    400: 'bad_request',
    404: 'not_found',
    405: 'method_not_allowed',
    412: 'precondition_failed',
    413: 'payload_too_large',
    415: 'unsupported_media_type',
    416: 'range_not_satisfiable',
    429: 'too_many_requests',
    503: 'unavailable',
  }
  return byStatus[error.statusCode ?? 500] ?? 'internal_error'
}
