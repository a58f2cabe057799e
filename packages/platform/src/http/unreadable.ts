import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ALWAYS } from './headers.ts'
import { ProblemError } from './problem.ts'
import { problemBody, sendProblem } from './problems.ts'

/**
 * Requests that are refused before any route or hook sees them. They get the same kind of answer as all others: a
 * problem with the headers of every answer (security, FE4).
 */
export const unreadable = ({ now }: { now: () => Date }) => ({
  /** An address with a broken escape, or with a part longer than any id or name of ours. */
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const code = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'bad_request'
    reply.headers({ ...ALWAYS, date: now().toUTCString(), 'x-request-id': request.id })
    return sendProblem(request, reply, new ProblemError(code))
  },
  /** Bytes that are no HTTP, headers without end, or none in time; there is no response object then. */
  clientErrorHandler(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(answer(codeOf(error), now()))
    socket.destroy(error)
  },
})

function codeOf({ code }: NodeJS.ErrnoException) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'bad_request'
}

function answer(code: 'request_timeout' | 'headers_too_large' | 'bad_request', now: Date) {
  const problem = problemBody(new ProblemError(code), 'fr')
  const body = JSON.stringify(problem)
  const headers = {
    ...ALWAYS,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
    date: now.toUTCString(),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`
}
