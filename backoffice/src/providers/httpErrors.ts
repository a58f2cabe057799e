import { isApiError } from '@portal/client'
import type { BackofficeKey } from '@portal/messages'
import { HttpError } from 'react-admin'

/** The fields of a problem that the console reads; `errors` maps field names to message keys. */
type ProblemBody = { code: string; errors?: Record<string, string>; existing_id?: number }

/**
 * Translates the client's errors into react-admin's. Field errors stay message keys, which the form puts on
 * its fields and translates.
 */
export function toHttpError(error: unknown): unknown {
  if (!isApiError(error)) return error
  const { code, status, detail, errors, existing_id } = error
  const body: ProblemBody = { code, existing_id, ...(Object.keys(errors).length > 0 && { errors }) }
  return new HttpError(OF_SOMEBODY_ELSE[code] ?? (detail || fallbackMessage(code)), status, body)
}

/** Texts for the codes whose server sentence addresses the requester, not the administrator. */
const OF_SOMEBODY_ELSE: Record<string, BackofficeKey> = {
  request_already_open: 'requestsAdmin.alreadyOpen',
}

const fallbackMessage = (code: string) =>
  code === 'network' ? 'common.networkError' : 'common.unexpectedError'

/** @returns the stable code of a failed call; `undefined` for any other error */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body as ProblemBody | null)?.code : undefined

/** @returns message keys by field, when the server refused some fields */
export const fieldErrors = (error: unknown): Record<string, string> | undefined =>
  error instanceof HttpError ? (error.body as ProblemBody | null)?.errors : undefined

/** @returns the id of the record in the way, when the server names it */
export const existingId = (error: unknown): number | undefined =>
  error instanceof HttpError ? (error.body as ProblemBody | null)?.existing_id : undefined

const WORTH_WAITING = [408, 429]

/** Tells whether the same call may succeed later: the portal was unreachable, busy or failing. */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof HttpError) ||
  error.status < 400 ||
  error.status >= 500 ||
  WORTH_WAITING.includes(error.status)

/** @returns the sentence or message key to show for any error */
export const errorMessage = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'common.unexpectedError'
