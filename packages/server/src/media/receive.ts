import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Language } from '@portal/contract'
import { fieldError, ProblemError } from '@portal/platform/http/problem'
import type { FastifyRequest } from 'fastify'

/** An upload that arrived whole; `dispose` removes the file if nobody stored it. */
export type Received = { file: string; bytes: number; dispose(): Promise<void> }

type Reception = { folder: string; limit: number; language: Language; tooLarge?: string | undefined }

/** Where uploads arrive and images are made; beside the media, so that storing one is a rename. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'incoming')

/**
 * Streams the part `file` of a multipart body to a local file; memory stays flat whatever its size.
 *
 * @param limit bytes that are still accepted
 * @param tooLarge message key of a larger file, where there is a sentence for it
 * @throws ProblemError `payload_too_large`, `invalid_fields` (no file, more than one, or another language than
 *   the path's), `unsupported_media_type` (no multipart), `storage_full`
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
    // One byte more than is accepted: the reader below tells "exactly the limit" from "over it".
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
    // What is still on its way is read and forgotten, so that the refusal arrives.
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
  // The parser's own complaints about a malformed body carry no code; the others are those of a sender who left.
  const isTheirs = code === undefined || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'
  return isTheirs ? new ProblemError('bad_request') : error
}
