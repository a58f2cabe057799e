import { type Endpoint, errorsOf, type List, type ListRequest, type Who } from '@portal/contract'
import type { App } from '@portal/platform/http/instance'
import { parseList, sendPage } from '@portal/platform/http/lists'
import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppRow } from './db/tables.ts'
import { looksAtFactor } from './factors/standing.ts'
import type { Caller } from './sessions/guards.ts'

type Guard = (request: FastifyRequest) => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** Guards by caller, which run before a body is read. */
    guards: Record<Exclude<Who, 'anyone'>, Guard>
    /** Makes the guard of a call that looks at its caller's second factor. */
    factorGuard: (endpoint: Endpoint) => Guard
  }
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** Input of a handler: the parsed call, and its caller. */
type Call<Given extends Endpoint> = {
  params: z.output<Given['params']>
  query: Output<Given['query']>
  body: Output<Given['body']>
  /** The parsed query of a list. */
  asked: Given['list'] extends List ? ListRequest<Given['list']> : undefined
  caller: Given['who'] extends 'anyone' | 'app' ? null : Caller
  demo: Given['who'] extends 'app' ? AppRow : null
  request: FastifyRequest
  reply: FastifyReply
}
type Result<Given extends Endpoint> = Given['list'] extends List
  ? { rows: z.input<Given['list']['row']>[]; total: number }
  : Given['answer'] extends z.ZodType
    ? z.input<Given['answer']> | FastifyReply
    : unknown
type Handler<Given extends Endpoint> = (call: Call<Given>) => Result<Given> | Promise<Result<Given>>

type Options = Pick<FastifyContextConfig, 'limit'> & { bodyLimit?: number }

/**
 * Registers a call of the contract under each of its paths, with the endpoint's method, guard, schemas and
 * status.
 *
 * @example route(app, readParameter, ({ params }) => present(findParameter(db, params.id)))
 */
export function route<Given extends Endpoint>(
  app: App,
  endpoint: Given,
  handler: Handler<Given>,
  { limit, bodyLimit }: Options = {},
) {
  for (const url of [endpoint.path, ...endpoint.also])
    app.route({
      method: endpoint.method,
      url,
      onRequest: guardsOf(app, endpoint),
      bodyLimit,
      config: { limit },
      schema: schemaOf(endpoint),
      onError: async (request, _reply, error) => noteUndeclared(endpoint, request, error),
      handler: async (request, reply) => {
        reply.code(endpoint.status)
        const { list } = endpoint
        const asked = list && parseList(request.query as object, list)
        const { params, query, body, caller, demo } = request
        const call = { params, query, body, asked, caller, demo, request, reply } as Call<Given>
        const result = await handler(call)
        if (!endpoint.answer) return null
        if (!asked) return result
        return sendPage(reply, resourceOf(url), asked.offset, result as { rows: unknown[]; total: number })
      },
    })
}

function guardsOf(app: App, endpoint: Endpoint): Guard[] {
  if (endpoint.who === 'anyone') return []
  const guard = app.guards[endpoint.who]
  return looksAtFactor(endpoint) ? [guard, app.factorGuard(endpoint)] : [guard]
}

function schemaOf({ params, query, body, accepts, answer, status, otherwise }: Endpoint) {
  // The handler of an upload reads its stream.
  const isRead = body && !accepts.includes('multipart/form-data')
  return {
    params,
    ...(query && { querystring: query }),
    ...(isRead && { body }),
    response: { [status]: answer ?? z.null(), ...(otherwise && { [otherwise.status]: otherwise.answer }) },
  }
}

/** Names a list in `Content-Range`: `manageapps` for `/v1/manageapps/`. */
const resourceOf = (url: string) => url.split('/').findLast((part) => part !== '') ?? ''

/** Logs a code that the endpoint does not declare, which its document and clients therefore lack. */
function noteUndeclared(endpoint: Endpoint, request: FastifyRequest, error: Error) {
  if (error instanceof ProblemError && !errorsOf(endpoint).includes(error.code))
    request.log.error({ event: 'undeclared error', address: endpoint.address, code: error.code })
}
