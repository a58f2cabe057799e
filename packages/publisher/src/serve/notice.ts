import { createHash } from 'node:crypto'
import { escapeHtml, type Language } from '@portal/contract/rules'
import type { FastifyReply } from 'fastify'

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;background:#10141f;' +
  'color:#f6f5f1;font:17px/1.5 system-ui,sans-serif;text-align:center;padding:24px;box-sizing:border-box}' +
  'h1{font-size:28px;margin:0}p{margin:0;color:#b3b9c7;max-width:36em}' +
  'pre{max-width:min(80ch,100%);margin:0;white-space:pre-wrap;overflow-wrap:anywhere;text-align:left;font-size:14px}' +
  'i{width:44px;height:44px;border-radius:50%;border:4px solid #343c4f;border-top-color:#d7f64a;animation:t 1s linear infinite}' +
  '@keyframes t{to{transform:rotate(1turn)}}@media(prefers-reduced-motion:reduce){i{animation:none}}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

type Notice = {
  language: Language
  code: number
  title: string
  text: string
  /** Words of a program, shown as they are. */
  detail?: string
  /** Seconds after which the page reloads by itself; it stays as it is unless set. */
  retryAfter?: number
}

/** Sends a page in place of one that is not there yet, or that failed. */
export function sendNotice(
  reply: FastifyReply,
  { language, code, title, text, detail, retryAfter }: Notice,
): FastifyReply {
  if (retryAfter) reply.header('retry-after', String(retryAfter))
  const refresh = retryAfter ? `<meta http-equiv="refresh" content="${retryAfter}">` : ''
  return reply
    .code(code)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
    })
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `${refresh}<title>${title}</title><style>${STYLE}</style>` +
        `${retryAfter ? '<i></i>' : ''}<h1>${title}</h1><p>${text}</p>` +
        `${detail ? `<pre>${escapeHtml(detail)}</pre>` : ''}</html>`,
    )
}
