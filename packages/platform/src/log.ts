import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

const SECRETS = [
  'password',
  'passwordNew',
  'passwordConfirm',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
]
/** How deep in a line a secret is looked for. */
const PLACES = ['', '*.', '*.*.', '*.*.*.']

/** Writes structured lines to the standard output; whatever is named like a secret never leaves. */
export const createLog = (config: { logLevel: string }, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: PLACES.flatMap((place) => SECRETS.map((name) => place + name)),
    },
    destination ?? pino.destination(1),
  )
