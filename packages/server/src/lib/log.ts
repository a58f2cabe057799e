import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../env.ts'

const SECRETS = [
  'password',
  'passwordNew',
  'passwordConfirm',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
]

/** Structured lines on the standard output; whatever is named like a secret never leaves (security, PR6). */
export const createLog = (
  config: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger =>
  pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    },
    destination ?? pino.destination(1),
  )
