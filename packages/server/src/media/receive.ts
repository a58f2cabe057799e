import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Language } from '@portal/contract'
import { fieldError, ProblemError } from '@portal/platform/http/problem'
import type { FastifyRequest } from 'fastify'

/** A complete upload; `dispose` removes the file unless it was stored. */
export type Received = { file: string; bytes: number; dispose(): Promise<void> }

type Reception = { folder: string; limit: number; language: Language; tooLarge?: string | undefined }

/** Folder of incoming uploads and new variants; on the media's volume, so that storing is a rename. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'incoming')

/**
 * Streams the part `file` of a multipart body to a local file, with constant memory.
 *
 * @param limit largest accepted size in bytes
 * @param tooLarge message key for a larger file, if there is one
 * @throws ProblemError `payload_too_large`, `invalid_fields` (no file, several, or another language than the
 * path's), `unsupported_media_type` (no multipart), `storage_full`
 */
export async function receiveFile(
  request: FastifyRequest,
  { folder, limit, language, tooLarge }: Reception,
): Promise<Received> {
  if (!request.isMultipart()) throw new ProblemError('unsupported_media_type')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${randomBytes(16).toString('hex')}.part`)
  const dispose = () => rm(file, { force: true })
  let bytes: number | null = null
  try {
    // Reads one byte beyond the limit, to tell "exactly the limit" from "over it".
    for await (const part of request.parts({
      limits: { fileSize: limit + 1, files: 2, fields: 10, parts: 12 },
    })) {
      if (part.type === 'field') {
        if (part.fieldname === 'language' && part.value !== language)
          throw fieldError('language', 'common.invalidValue')
      } else if (part.fieldname !== 'file' || bytes !== null) {
        throw fieldError(part.fieldname === 'file' ? 'file' : 'body', 'common.invalidValue')
      } else {
        bytes = await writeTo(file, part.file, { limit, tooLarge })
      }
    }
  } catch (error) {
    // Drains what is still on its way, so that the refusal arrives.
    request.raw.unpipe()
    request.raw.resume()
    await dispose()
    throw translate(error)
  }
  if (!bytes) {
    await dispose()
    throw fieldError('file', 'common.requiredField')
  }
  return { file, bytes, dispose }
}

async function writeTo(
  file: string,
  source: Readable,
  { limit, tooLarge }: Pick<Reception, 'limit' | 'tooLarge'>,
) {
  let bytes = 0
  await pipeline(
    source,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > limit)
          throw new ProblemError('payload_too_large', tooLarge ? { errors: { file: tooLarge } } : {})
        yield chunk
      }
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  )
  return bytes
}

function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return new ProblemError('storage_full')
  // The parser's errors about a malformed body carry no code; the others mean that the sender left.
  const isTheirs = code === undefined || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'
  return isTheirs ? new ProblemError('bad_request') : error
}
