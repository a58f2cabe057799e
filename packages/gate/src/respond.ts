import type { ServerResponse } from 'node:http'
import type { Html } from './html.ts'

const CSP =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Headers of everything that passes the gate. An address may carry a ticket, so none is told to anybody
 * (RFC 9700, section 4.2.4); and a page that a cache keeps would outlive its access.
 */
export function protect(res: ServerResponse) {
  res.setHeader('Referrer-Policy', 'no-referrer')
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Content-Type-Options', 'nosniff')
}

export function sendPage(res: ServerResponse, status: number, page: Html) {
  protect(res)
  res.setHeader('Content-Security-Policy', CSP)
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  if (status === 503) res.setHeader('Retry-After', '5')
  res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page.markup)
}

export function sendJson(res: ServerResponse, body: unknown) {
  protect(res)
  res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

/** 303: whatever came in, a GET follows, and the address before it stays out of the history. */
export function seeOther(res: ServerResponse, location: string) {
  protect(res)
  res.writeHead(303, { Location: location }).end()
}
