import { extname } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const TEXTS = new Set(['.html', '.css', '.js', '.json', '.webmanifest', '.xml', '.txt', '.svg', '.wasm'])

/** Of a file that a build wrote; what the table does not know is data. */
export const contentType = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream'

/** Whether compressing it once more makes it smaller. */
export const isCompressible = (path: string) => TEXTS.has(extname(path))
