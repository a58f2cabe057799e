import { createHash } from 'node:crypto'
import { escapeHtml, type Language } from '@portal/contract'

const STYLE = `
body{margin:0;background:#f6f5f1;color:#10141f;font:17px/1.55 system-ui,sans-serif}
main{max-width:640px;margin:0 auto;padding:32px 16px;overflow-wrap:anywhere}
.card{background:#fff;border-radius:14px;padding:24px}
h1{font-size:26px;line-height:1.2;margin:0 0 16px}
dt{color:#565c6b;font-size:14px}dd{margin:0 0 12px}
blockquote{margin:0 0 16px;padding-left:16px;border-left:3px solid #d9d6cc;white-space:pre-wrap}
form{border-top:1px solid #d9d6cc;margin-top:16px;padding-top:16px}
label{display:block;font-weight:600;margin-bottom:12px}
select,textarea{display:block;width:100%;box-sizing:border-box;margin-top:4px;padding:10px;font:inherit;border:1px solid #6d7280;border-radius:8px;background:#fff;color:inherit}
button{min-height:44px;padding:0 24px;font:inherit;font-weight:600;border-radius:999px;border:1px solid #10141f;background:#fff;color:#10141f;cursor:pointer}
button.main{background:#10141f;color:#fff}
a{color:inherit}:focus-visible{outline:2px solid #2248c9;outline-offset:2px}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
}

/** Frames a page without scripts. @param body HTML, escaped */
export const page = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} – Next Epsilon Apps</title><style>${STYLE}</style></head>
<body><main><div class="card"><h1>${escapeHtml(title)}</h1>
${body}
</div></main></body></html>`

export const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
export const link = (text: string, url: string) =>
  `<p><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`

/** Lists facts; those without a value are left out. */
export const facts = (lines: [name: string, value: string | null][]) =>
  `<dl>${lines
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value ?? '')}</dd>`)
    .join('')}</dl>`

export const option = (value: string | number, text: string, isChosen = false) =>
  `<option value="${escapeHtml(String(value))}"${isChosen ? ' selected' : ''}>${escapeHtml(text)}</option>`
