import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readAsset } from '../own/assetFiles.ts'
import type { PublicOrigin } from '../request/origin.ts'
import { allowClock } from './contentSecurity.ts'

/** Finds the clock's files: `/CODE/__gate` on the demo's own origin. */
export type ClockPlace = { assets: string; publicOrigin: PublicOrigin }

/** Tells whether a page gets the clock: when a person navigates to it, not a frame or a piece that a script asks for. */
export function wantsClock(req: IncomingMessage, { statusCode = 0, headers }: IncomingMessage): boolean {
  if ([204, 206, 304].includes(statusCode)) return false
  if (/^attachment/i.test(headers['content-disposition'] ?? '')) return false
  if (/charset="?utf-?(?:16|32)/i.test(headers['content-type'] ?? '')) return false
  const destination = req.headers['sec-fetch-dest']
  if (destination !== undefined) return destination === 'document'
  return /text\/html/i.test(req.headers.accept ?? '') && req.headers['x-requested-with'] === undefined
}

/** Writes the tag that brings the clock, and widens the page's policy so that it may run. */
export async function clockTag(
  req: IncomingMessage,
  res: ServerResponse,
  place: ClockPlace,
): Promise<string> {
  const { assets, publicOrigin } = place
  const hash = `sha256-${createHash('sha256')
    .update(await readAsset('clock.js'))
    .digest('base64')}`
  const folder = `${publicOrigin(req)}${assets}/`
  const policies = res.getHeader('content-security-policy')
  let nonce: string | null = null
  if (policies !== undefined) {
    const allowed = allowClock([policies].flat().join(', '), { script: `${folder}clock.js`, folder, hash })
    res.setHeader('Content-Security-Policy', allowed.policy)
    nonce = allowed.nonce
  }
  return `<script type="module" async src="${assets}/clock.js" integrity="${hash}"${nonce ? ` nonce="${nonce}"` : ''}></script>`
}
