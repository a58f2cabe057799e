import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import type { Deps } from '../deps.ts'
import { byteRange } from './byteRange.ts'
import { extensionOf, isGuarded, MEDIA_TYPES } from './kinds.ts'
import { isSigned, type SignedQuery } from './signature.ts'

export const MEDIA_SECRET = 'media-addresses'
/** A media file opened by itself runs nothing. */
const POLICY = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox"

type ServeDeps = Pick<Deps, 'db' | 'files' | 'now' | 'secrets'>

/**
 * `GET /media/{path}`: sends a stored file, whole or in part. Names are never reused, so public files are
 * cached for good; a file that needs a permission is cached by the person's own browser only.
 */
export async function sendMedia(deps: ServeDeps, request: FastifyRequest, reply: FastifyReply, path: string) {
  const extension = extensionOf(path)
  if (!extension) throw new ProblemError('not_found')
  const file = await findServed(deps, path)
  if (!file) throw new ProblemError('not_found')
  const isOpen = !isGuarded(extension) || file.is_public_video === 1
  if (!isOpen && !(await hasPermission(deps, path, request.query as Partial<SignedQuery>)))
    throw new ProblemError('not_found')
  const size = await deps.files.size(path, request)
  if (size === null) throw new ProblemError('not_found')

  const etag = `"${path}"`
  reply.headers({
    'content-type': MEDIA_TYPES[extension],
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'cross-origin-resource-policy': 'same-site',
    'cache-control': isOpen ? 'public, max-age=31536000, immutable' : 'private, max-age=600',
    'accept-ranges': 'bytes',
    etag,
  })
  // Not the whole request: for a script's `If-None-Match`, browsers also send `Cache-Control: no-cache`.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return reply.code(304).send()
  const condition = request.headers['if-range']
  const range = condition && condition !== etag ? null : byteRange(request.headers.range, size)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    throw new ProblemError('range_not_satisfiable')
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', String(range ? range.end - range.start + 1 : size))
  if (request.method === 'HEAD') return reply.send()
  return reply.send(await deps.files.read(path, { range, signal: request.signal }))
}

/** Finds a file of an app, replaced or not (docs/decisions/0007-who-may-watch-a-video.md). */
const findServed = ({ db }: Pick<ServeDeps, 'db'>, path: string) =>
  db
    .selectFrom('files')
    .innerJoin('apps', 'apps.id', 'files.app_id')
    .select('apps.is_public_video')
    .where('files.path', '=', path)
    .executeTakeFirst()

const hasPermission = async (deps: ServeDeps, path: string, query: Partial<SignedQuery>) =>
  isSigned(await deps.secrets.read(MEDIA_SECRET), path, query, deps.now())
