import { type Language, preferredLanguage } from '@portal/contract'
import type { FastifyRequest } from 'fastify'

/** Gives the language of an answer: French unless English is asked for. */
export const languageOf = (request: FastifyRequest): Language =>
  preferredLanguage(request.headers['accept-language'])
