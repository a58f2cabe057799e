import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { securityHeaders } from './headers.ts'
import { ProblemError } from './problem.ts'
import { problemBody, sendProblem } from './problems.ts'

/**
 * Answers requests that are refused before any route or hook: a problem with the usual headers
 * (docs/security.md#headers).
 */
export function unreadable({ now }: { now: () => Date }) {
  const always = securityHeaders()
  return {
    /** An address with a part longer than any id or name. */
    frameworkErrors(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      reply.headers({ ...always, date: now().toUTCString(), 'x-request-id': request.id })
      return sendProblem(request, reply, new ProblemError('not_found'))
    },
    /** No HTTP, endless headers, or none in time; there is no response object then. */
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable) socket.write(written(codeOf(error), { ...always, date: now().toUTCString() }))
      socket.destroy(error)
    },
  }
}

function codeOf({ code }: NodeJS.ErrnoException) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'bad_request'
}

function written(
  code: 'request_timeout' | 'headers_too_large' | 'bad_request',
  always: Record<string, string>,
) {
  const problem = problemBody(new ProblemError(code), 'fr')
  const body = JSON.stringify(problem)
  const headers = {
    ...always,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`
}
