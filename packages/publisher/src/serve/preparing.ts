import { createHash } from 'node:crypto'
import type { Language } from '@portal/contract'
import { messagesOf } from '@portal/messages'
import type { FastifyReply } from 'fastify'

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;background:#10141f;' +
  'color:#f6f5f1;font:17px/1.5 system-ui,sans-serif;text-align:center;padding:24px;box-sizing:border-box}' +
  'h1{font-size:28px;margin:0}p{margin:0;color:#b3b9c7;max-width:36em}' +
  'i{width:44px;height:44px;border-radius:50%;border:4px solid #343c4f;border-top-color:#d7f64a;animation:t 1s linear infinite}' +
  '@keyframes t{to{transform:rotate(1turn)}}@media(prefers-reduced-motion:reduce){i{animation:none}}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const RETRY_S = 3

/** Sends a page in place of a site whose first build still runs; it reloads by itself. */
export function sendPreparing(reply: FastifyReply, language: Language, part: 'site' | 'console') {
  const { preparingTitle, preparingText, consoleTitle } = messagesOf(language).site
  const title = part === 'site' ? preparingTitle : consoleTitle
  return reply
    .code(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_S),
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
    })
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta http-equiv="refresh" content="${RETRY_S}"><title>${title}</title><style>${STYLE}</style>` +
        `<i></i><h1>${title}</h1><p>${preparingText}</p></html>`,
    )
}
