import type { ServerResponse } from 'node:http'

/** Lists what tells caches on the way how long to keep an answer. */
const OTHER_CACHE_HEADERS = ['expires', 'pragma', 'age', 'surrogate-control', 'cdn-cache-control']

/**
 * Keeps answers of the demo from outliving the access. Pages are never stored; of everything else a browser may keep
 * a copy, and asks the gate before each use.
 */
export function limitCaching(res: ServerResponse, isPage: boolean) {
  const wanted = String(res.getHeader('cache-control') ?? '')
  for (const name of OTHER_CACHE_HEADERS) res.removeHeader(name)
  res.setHeader('Cache-Control', isPage || /no-store/i.test(wanted) ? 'no-store' : 'private, no-cache')
}
