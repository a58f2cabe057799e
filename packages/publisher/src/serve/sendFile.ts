import type { FastifyReply } from 'fastify'
import type { BuiltSite, SiteFile } from '../site/manifest.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'
const AN_HOUR = 'public, max-age=3600'

/**
 * Sends a file of a built site in the smallest variant that the browser takes. Pages are asked for again each time;
 * files whose name changes with their content are kept for good.
 */
export function sendFile(reply: FastifyReply, site: BuiltSite, { path }: SiteFile) {
  // It asks caches to look here (RFC 9111, section 5.2.1.4); the library would answer it without a 304.
  delete reply.request.raw.headers['cache-control']
  return reply.header('cache-control', cacheControl(path)).sendFile(path, site.folder)
}

/** Sends a page in the place of one that there is not: with the status, so never as a part or as known already. */
export const sendMissing = (reply: FastifyReply, site: BuiltSite, { path }: SiteFile) =>
  reply
    .code(404)
    .header('cache-control', REVALIDATED)
    .sendFile(path, site.folder, { etag: false, lastModified: false, acceptRanges: false })

function cacheControl(path: string) {
  if (/^(?:_astro|assets)\//.test(path)) return IMMUTABLE
  return path.endsWith('.html') ? REVALIDATED : AN_HOUR
}
