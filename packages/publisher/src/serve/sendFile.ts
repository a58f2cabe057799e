import { createReadStream } from 'node:fs'
import { open as openFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { nullIfMissing } from '@portal/platform/files/disk'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { contentType } from '../site/contentTypes.ts'
import type { BuiltSite, SiteFile } from '../site/manifest.ts'

/** Smaller files are read at once; a stream costs more than it saves. */
const STREAMED_FROM = 256 * 1024
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'
const AN_HOUR = 'public, max-age=3600'

type Sending = { status?: number; headers?: Record<string, string> }

/**
 * Sends a file of a built site in the smallest form that the browser takes, or an empty 304. Pages are asked for again
 * each time; files whose name changes with their content are kept for good.
 *
 * @returns false where the file is gone with the folder of an old release; nothing was said then
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  site: BuiltSite,
  file: SiteFile,
  { status = 200, headers = {} }: Sending = {},
): Promise<boolean> {
  const form = formFor(file, request.headers['accept-encoding'])
  const etag = `"${file.hash}${form ? `-${form.encoding}` : ''}"`
  const bytes = form?.bytes ?? file.bytes
  const isKnown = status === 200 && fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })
  const body = isKnown ? undefined : await bodyFor(request, site, file, form)
  if (body === null) return false
  reply.headers({
    'content-type': contentType(file.path),
    'cache-control': cacheControl(file.path),
    etag,
    ...headers,
  })
  if (file.br !== null || file.gzip !== null) reply.header('vary', 'Accept-Encoding')
  if (isKnown) {
    reply.code(304).send()
    return true
  }
  if (form) reply.header('content-encoding', form.encoding)
  reply.code(status).header('content-length', String(bytes)).send(body)
  return true
}

/** An empty stream leaves the length that HEAD announces alone; Fastify would count nothing as 0 bytes. */
const bodyFor = (request: FastifyRequest, site: BuiltSite, file: SiteFile, form: Form | null) =>
  request.method === 'HEAD' ? Readable.from([]) : open(site, file, form).catch(nullIfMissing)

async function open(site: BuiltSite, file: SiteFile, form: Form | null) {
  const path = join(site.folder, `${file.path}${form?.extension ?? ''}`)
  if ((form?.bytes ?? file.bytes) < STREAMED_FROM) return readFile(path)
  return createReadStream('', { fd: await openFile(path) })
}

type Form = { encoding: 'br' | 'gzip'; extension: '.br' | '.gz'; bytes: number }

function formFor({ br, gzip }: SiteFile, accepted = ''): Form | null {
  const takes = (encoding: string) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)
  if (br !== null && takes('br')) return { encoding: 'br', extension: '.br', bytes: br }
  if (gzip !== null && takes('gzip')) return { encoding: 'gzip', extension: '.gz', bytes: gzip }
  return null
}

function cacheControl(path: string) {
  if (/^(?:_astro|assets)\//.test(path)) return IMMUTABLE
  return path.endsWith('.html') ? REVALIDATED : AN_HOUR
}
