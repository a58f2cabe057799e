import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyRequest } from 'fastify'
import { isSecretOf } from '../apps/credentials.ts'
import { findAppByCode } from '../apps/queries.ts'
import type { AppRow } from '../db/tables.ts'
import type { Context } from '../module.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The calling demo, on routes for demos. */
    demo: AppRow | null
  }
}

const BASIC = /^basic +([A-Za-z0-9+/]{1,512}={0,2})$/i
/** Stands in for an unknown app, so that its answer takes as long. */
const NOBODY = { id: 0, code: '', secret_version: 0 }

/** Undoes the form encoding that OAuth libraries put on both halves (RFC 6749, section 2.3.1); it leaves a raw half as it is. */
function decoded(half: string): string {
  try {
    return decodeURIComponent(half.replaceAll('+', ' '))
  } catch {
    return half
  }
}

/**
 * Authenticates a demo by code and secret (HTTP Basic, RFC 7617), before a body is read.
 *
 * @throws ProblemError `invalid_client` (401)
 */
export const demoGuard = (deps: Context) => async (request: FastifyRequest) => {
  const given = BASIC.exec(request.headers.authorization ?? '')?.[1]
  const [code = '', ...rest] = Buffer.from(given ?? '', 'base64')
    .toString()
    .split(':')
  const demo = await findAppByCode(deps.db, decoded(code))
  const isRight = await isSecretOf(deps, demo ?? NOBODY, decoded(rest.join(':')))
  if (!demo || !isRight) {
    await deps.limits.ofStranger(request)
    throw new ProblemError('invalid_client')
  }
  request.demo = demo
}
