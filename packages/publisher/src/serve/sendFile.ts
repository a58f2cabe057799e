import type { FastifyReply } from 'fastify'
import type { BuiltSite, SiteFile } from '../site/manifest.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'
const AN_HOUR = 'public, max-age=3600'

/**
 * Sends a file of a built site in the smallest variant that the browser accepts. Pages are revalidated each
 * time; files with a hash in their name are cached for good.
 */
export function sendFile(reply: FastifyReply, site: BuiltSite, { path }: SiteFile) {
  // It addresses caches (RFC 9111, 5.2.1.4); the library would answer it without a 304.
  delete reply.request.raw.headers['cache-control']
  // Nobody reports the number of a file, and pages have no byte to spare.
  reply.removeHeader('x-request-id')
  return reply.header('cache-control', cacheControl(path)).sendFile(path, site.folder)
}

/** Sends the 404 page: with its status, so never in part and never as unchanged. */
export const sendMissing = (reply: FastifyReply, site: BuiltSite, { path }: SiteFile) =>
  reply
    .code(404)
    .header('cache-control', REVALIDATED)
    .sendFile(path, site.folder, { etag: false, acceptRanges: false })

function cacheControl(path: string) {
  if (/^(?:_astro|assets)\//.test(path)) return IMMUTABLE
  return path.endsWith('.html') ? REVALIDATED : AN_HOUR
}
