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
/** Depths at which secrets are redacted. */
const PLACES = ['', '*.', '*.*.', '*.*.*.']

/** Writes structured lines to standard output, with secrets redacted by name. */
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
