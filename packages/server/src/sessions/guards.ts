import type { Limits } from '@portal/platform/http/limits'
import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { isActingAdmin, isActingEditor } from '../policy.ts'
import { type Caller, findActiveSession } from './queries.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, re-read at every request by the guards below. */
    caller: Caller | null
  }
}

export type { Caller }

const BEARER = /^bearer +([A-Za-z0-9._~+/-]{1,2048}=*)$/i

/** Reads the bearer token; two `Authorization` headers are refused. */
export function bearerOf({ raw }: FastifyRequest): string | undefined {
  const [header, another] = raw.headersDistinct.authorization ?? []
  return header !== undefined && another === undefined ? BEARER.exec(header)?.[1] : undefined
}

/**
 * Guards run before a body is read. Every call re-reads the user, so that blocking works at once
 * (docs/security.md#sessions-and-tokens; RFC 6750, 3).
 */
export function guards(deps: Pick<Deps, 'db' | 'now'>, limits: Limits) {
  async function identify(request: FastifyRequest): Promise<Caller> {
    if (!request.headers.authorization) throw new ProblemError('unauthenticated')
    const token = bearerOf(request)
    const caller = token ? await findActiveSession(deps, token) : null
    if (!caller) {
      await limits.ofStranger(request)
      throw new ProblemError('invalid_token', { challenge: 'error="invalid_token"' })
    }
    await limits.ofAccount(request, caller.user.id)
    request.caller = caller
    request.userId = caller.user.id
    return caller
  }
  return {
    /** A signed-in user. */
    user: identify,
    /** Editors and administrators. */
    editor: async (request: FastifyRequest) => {
      const { user } = await identify(request)
      if (!isActingEditor(user)) throw new ProblemError('forbidden')
    },
    admin: async (request: FastifyRequest) => {
      const { user } = await identify(request)
      if (!isActingAdmin(user)) throw new ProblemError('forbidden')
    },
  }
}
