import type { ServerResponse } from 'node:http'
import type { Html } from '../pages/html.ts'

const CSP =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Spaces the questions of a page that says "not now". */
const AGAIN_SECONDS = 5

/** Keeps the demo's answers out of caches, unless it says otherwise: what they keep would outlive its access. */
export function protect(res: ServerResponse) {
  // nginx takes up to a gigabyte ahead of a slow reader, and hands it out after the cut.
  res.setHeader('X-Accel-Buffering', 'no')
  res.setHeader('Referrer-Policy', 'same-origin')
  res.setHeader('Cache-Control', 'no-store')
}

/** Keeps the gate's own answers to themselves: their address may carry a ticket (RFC 9700, 4.2.4). */
function seal(res: ServerResponse, referrers: 'no-referrer' | 'same-origin' = 'no-referrer') {
  res.setHeader('Referrer-Policy', referrers)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Content-Type-Options', 'nosniff')
}

export function sendPage(res: ServerResponse, status: number, page: Html) {
  seal(res)
  res.setHeader('Content-Security-Policy', CSP)
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  if (status >= 500) res.setHeader('Retry-After', AGAIN_SECONDS)
  res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page.markup)
}

/** Sends a page that the browser asks for again by itself. */
export function sendPageAndTryAgain(res: ServerResponse, status: number, page: Html) {
  res.setHeader('Refresh', AGAIN_SECONDS)
  sendPage(res, status, page)
}

export function sendJson(res: ServerResponse, status: number, body: unknown) {
  seal(res)
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

/** 303: whatever came in, a GET follows, and the address before it stays out of the history. */
export function seeOther(res: ServerResponse, location: string) {
  seal(res)
  res.writeHead(303, { Location: location }).end()
}
